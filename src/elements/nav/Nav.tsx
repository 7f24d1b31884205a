import { useStore } from '@nanostores/react';
import { useEffect, useId, type ComponentType, type FocusEvent } from 'react';
import { drawn } from '../../core/format/text.ts';
import { isKnownAdmin, organizationsStore } from '../../core/session/organizations.ts';
import type { Session } from '../../core/session/session.ts';
import { useFlow, useElement } from '../kit/context.ts';
import { useSession } from '../kit/use-session.ts';
import navCss from './nav.css?inline';
import headerCss from './header.css?inline';
import { createNavFlow } from './nav.flow.ts';
import { homeOf, itemsFor, type ActiveItem, initialsOf, type NavItem } from './nav.rules.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { RouteLink } from '../kit/controls/Links.tsx';
import { t } from './nav.text.ts';
import { ChevronDown, HelpIcon, icon } from '../kit/icons.tsx';
import { Ltr } from '../kit/layout/Text.tsx';
import { askForAssistance } from '../../core/session/assistance.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { usePopover } from '../kit/layers/popover.ts';

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
      <header className="d-nav-header">
        <button className="d-button d-button-quiet d-button-icon d-nav-open" aria-label={t('menu')} {...menu.button}>
          <MenuIcon />
        </button>
        <RouteLink className="d-nav-brand" to={homeOf(isAdmin)}>
          <Brand />
        </RouteLink>
        <UserMenu displayName={session.displayName} email={session.email} />
        <Button isSmall icon={<LeaveIcon />} onClick={flow.logOut}>
          {t('logout')}
        </Button>
      </header>
      <div className="d-nav-side">
        <nav className="d-nav-popover d-nav-panel" aria-label={t('console')} onClick={menu.close} {...menu.panel}>
          <ul>
            {itemsFor(session, isAdmin).map((item) => (
              <li key={item.name}>
                {item.isDisabled ? <Disabled {...item} /> : <Item {...item} isActive={item.name === active} />}
              </li>
            ))}
          </ul>
          <HelpItem isMenuOpen={menu.isOpen} />
        </nav>
        <div className="d-nav-help">
          <slot name="help" />
        </div>
      </div>
    </>
  );
}

function UserMenu({ displayName, email }: Pick<Session, 'displayName' | 'email'>) {
  const menu = useMenu(useId());
  const name = drawn(displayName || email);
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

/** On narrow screens, where the help slot with its button is below the content, the menu has an item for assistance too. */
function HelpItem({ isMenuOpen }: { readonly isMenuOpen: boolean }) {
  const { element } = useElement();
  if (!isMenuOpen || !element?.querySelector(':scope > [slot=help]')) return null;
  return (
    <button type="button" className="d-nav-item d-nav-help-item" onClick={askForAssistance}>
      <HelpIcon />
      <span>{tKit('needAssistance')}</span>
    </button>
  );
}

const Item = ({ name, isActive }: NavItem & { readonly isActive: boolean }) => (
  <RouteLink className="d-nav-item" to={`/${name}`} isCurrent={isActive}>
    <ItemIcon name={name} />
    <span>{t(name)}</span>
  </RouteLink>
);

const Disabled = ({ name }: NavItem) => (
  <span className="d-nav-item" role="link" aria-disabled="true" tabIndex={0}>
    <ItemIcon name={name} />
    <span>
      {t(name)} <span className="d-nav-why">{t('onlyAdmins')}</span>
    </span>
  </span>
);

function ItemIcon({ name }: Pick<NavItem, 'name'>) {
  const Icon = itemIcons[name];
  return <Icon />;
}

const itemIcons: Readonly<Record<NavItem['name'], ComponentType>> = {
  organizations: icon(<path d="M3 17h14M4.5 17V4.5h7V17m0-9h4v9m-8-9.5h1m-1 3.5h1m-1 3.5h1" />),
  subscription: icon(<path d="M3 7.5 10 4l7 3.5-7 3.5-7-3.5Zm0 3.7L10 14.7l7-3.5M3 14.5 10 18l7-3.5" />),
  installation: icon(<path d="M10 3v7m-3-2.8L10 10l3-2.8M4.5 8H3v6.5h14V8h-1.5M7 17.5h6" />),
  account: icon(<path d="M13 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM4 17c.5-3.3 2.9-5 6-5s5.5 1.7 6 5" />),
  referearn: icon(
    <path d="M4 10v7h12v-7M3 7h14v3H3V7Zm7 0v10M10 7C8 7 6 6.2 6 4.8 6 2.5 9.5 2.7 10 7Zm0 0c2 0 4-.8 4-2.2C14 2.5 10.5 2.7 10 7Z" />,
  ),
  contactus: icon(
    <path d="M4 12V9.5a6 6 0 0 1 12 0V12m-12-1.5h2.5V15H5a1 1 0 0 1-1-1v-3.5Zm12 0h-2.5V15H15a1 1 0 0 0 1-1v-3.5Zm-1 4.5c0 1.7-1.5 2.5-4 2.5" />,
  ),
};

export const MenuIcon = icon(<path d="M3.5 5.5h13m-13 4.5h13m-13 4.5h13" />);
export const LeaveIcon = icon(<path d="M8 3.5H4v13h4m4.5-10L16 10l-3.5 3.5M16 10H8" />, true);

function useMenu(id: string) {
  const menu = usePopover<HTMLElement>();
  const { button, isOpen, panel, close } = menu;
  /** Closes the menu if the focus leaves it. Not without a `relatedTarget`: the whole page has lost the focus then. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isOutside = [button, panel.ref].every(({ current }) => !current?.contains(relatedTarget));
    if (relatedTarget && isOutside) close();
  };
  return {
    isOpen,
    close,
    button: { ref: button, type: 'button', popoverTarget: id, onBlur, 'aria-expanded': isOpen, 'aria-controls': id },
    panel: { ...panel, id, onBlur, 'data-placed': isOpen || undefined },
  } as const;
}
