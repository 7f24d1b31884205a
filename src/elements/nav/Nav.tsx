import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { isKnownAdmin, organizationsStore } from '../../core/session/organizations.ts';
import type { Session } from '../../core/session/session.ts';
import { useFlow } from '../kit/context.ts';
import { useSession } from '../kit/use-session.ts';
import { Header } from './Header.tsx';
import { homeOf, navItems, type ActiveItem } from './menu-items.ts';
import css from './nav.css?inline';
import { createNavFlow } from './nav.flow.ts';
import { SideNavigation } from './SideNavigation.tsx';
import { useMenu } from './use-menu.ts';

export { sheets as css };
const sheets = [css];

interface NavProps {
  readonly active: ActiveItem;
}

export default function Nav({ active }: NavProps) {
  const session = useSession();
  return (
    <div className={session ? 'd-nav d-nav-framed' : 'd-nav'}>
      {session && <Bars key={session.userCode} session={session} active={active} />}
      <div className="d-nav-content">
        <slot />
      </div>
    </div>
  );
}

function Bars({ session, active }: NavProps & { readonly session: Session }) {
  const flow = useFlow(createNavFlow);
  const menu = useMenu();
  const isAdmin = isKnownAdmin(useStore(organizationsStore()), session.userCode) ?? false;
  // Effect: asks the service whether this user is an administrator of an organisation.
  useEffect(() => void flow.learn(session), [flow, session]);
  return (
    <>
      <Header
        menu={menu}
        home={homeOf(isAdmin)}
        userName={session.displayName || session.email}
        onLogout={flow.logOut}
      />
      <SideNavigation menu={menu} items={navItems(session, isAdmin)} active={active} />
    </>
  );
}
