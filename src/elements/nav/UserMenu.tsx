import { useId } from 'react';
import type { Session } from '../../core/session/session.ts';
import { RouteLink } from '../kit/controls/ConsoleLink.tsx';
import { ChevronDown } from '../kit/icons.tsx';
import { Ltr } from '../kit/layout/Ltr.tsx';
import { initialsOf } from './nav.flow.ts';
import { t } from './nav.text.ts';
import { useMenu } from './use-menu.ts';

/** The user's initials and name. They open a panel with the email address and the way to the account. */
export function UserMenu({ displayName, email }: Pick<Session, 'displayName' | 'email'>) {
  const id = useId();
  const menu = useMenu();
  const name = displayName || email;
  return (
    <>
      <button
        ref={menu.button}
        type="button"
        className="d-button d-button-quiet d-nav-user"
        popoverTarget={id}
        aria-expanded={menu.isOpen}
        aria-controls={id}
      >
        <span className="d-nav-initials" aria-hidden="true" translate="no">
          {initialsOf(name)}
        </span>
        <bdi className="d-nav-name" translate="no">
          {name}
        </bdi>
        <ChevronDown />
      </button>
      <section
        ref={menu.panel}
        id={id}
        className="d-nav-popover d-nav-user-panel"
        popover="auto"
        data-placed={menu.isOpen || undefined}
        onBeforeToggle={menu.onBeforeToggle}
        onToggle={menu.onToggle}
      >
        {/* Rendered on opening: a screen of the page may show the same address. */}
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
            <RouteLink className="d-link" to="/account">
              {t('account')}
            </RouteLink>
          </>
        )}
      </section>
    </>
  );
}
