import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { isKnownAdmin, organizationsStore } from '../../core/session/organizations.ts';
import type { Session } from '../../core/session/session.ts';
import { useFlow } from '../kit/context.ts';
import { useSession } from '../kit/use-session.ts';
import navCss from './nav.css?inline';
import headerCss from './header.css?inline';
import { createNavFlow, homeOf, itemsFor, type ActiveItem, initialsOf } from './nav.flow.ts';
import { SideNavigation, LeaveIcon, MenuIcon } from './SideNavigation.tsx';
import { useMenu, type NavMenu } from './use-menu.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { RouteLink } from '../kit/controls/ConsoleLink.tsx';
import { t } from './nav.text.ts';
import { ChevronDown } from '../kit/icons.tsx';
import { Ltr } from '../kit/layout/Ltr.tsx';

export const css = [navCss, headerCss];

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
  const menu = useMenu('console-menu');
  const isAdmin = isKnownAdmin(useStore(organizationsStore()), session.userCode) ?? false;
  useEffect(() => void flow.loadAdminStatus(session), [flow, session]);
  return (
    <>
      <Header menu={menu} home={homeOf(isAdmin)} session={session} onLogout={flow.logOut} />
      <SideNavigation menu={menu} items={itemsFor(session, isAdmin)} active={active} />
    </>
  );
}

interface HeaderProps {
  readonly menu: NavMenu;
  readonly home: string;
  readonly session: Session;
  readonly onLogout: () => void;
}

const Header = ({ menu, home, session, onLogout }: HeaderProps) => (
  <header className="d-nav-header">
    <button className="d-button d-button-quiet d-button-icon d-nav-open" aria-label={t('menu')} {...menu.button}>
      <MenuIcon />
    </button>
    <RouteLink className="d-nav-brand" to={home}>
      <Brand />
    </RouteLink>
    <UserMenu displayName={session.displayName} email={session.email} />
    <Button isSmall icon={<LeaveIcon />} onClick={onLogout}>
      {t('logout')}
    </Button>
  </header>
);

function UserMenu({ displayName, email }: Pick<Session, 'displayName' | 'email'>) {
  const menu = useMenu(useId());
  const name = displayName || email;
  return (
    <>
      <button className="d-button d-button-quiet d-nav-user" {...menu.button}>
        <span className="d-nav-initials" aria-hidden="true" translate="no">
          {initialsOf(name)}
        </span>
        <bdi className="d-nav-name" translate="no">
          {name}
        </bdi>
        <ChevronDown />
      </button>
      <section className="d-nav-popover d-nav-user-panel" {...menu.panel}>
        {/* The screen may show the same email address: the closed panel must not contain it a second time. */}
        {menu.isOpen && (
          <>
            <p className="d-small d-quiet">{t('loggedInAs')}</p>
            <p>
              <bdi className="d-nav-user-name" translate="no">
                {name}
              </bdi>
            </p>
            {email && email !== name && (
              <p>
                <Ltr>{email}</Ltr>
              </p>
            )}
            <p onClick={menu.close}>
              <RouteLink className="d-link" to="/account">
                {t('account')}
              </RouteLink>
            </p>
          </>
        )}
      </section>
    </>
  );
}
