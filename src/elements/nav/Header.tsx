import { Button } from '../kit/controls/Button.tsx';
import { Brand } from '../kit/layout/Brand.tsx';
import { RouteLink } from '../kit/controls/RouteLink.tsx';
import { LeaveIcon, MenuIcon } from './nav-icons.tsx';
import { t } from './nav.text.ts';
import { panelId } from './SideNavigation.tsx';
import type { NavMenu } from './use-menu.ts';

interface HeaderProps {
  readonly menu: NavMenu;
  readonly home: string;
  readonly userName: string;
  readonly onLogout: () => void;
}

export const Header = ({ menu, home, userName, onLogout }: HeaderProps) => (
  <header className="d-nav-header">
    <button
      ref={menu.button}
      type="button"
      className="d-button d-button-quiet d-button-icon d-nav-open"
      popoverTarget={panelId}
      aria-expanded={menu.isOpen}
      aria-controls={panelId}
      aria-label={t('menu')}
    >
      <MenuIcon />
    </button>
    <RouteLink className="d-nav-brand" to={home}>
      <Brand />
    </RouteLink>
    <span className="d-nav-name" translate="no">
      {userName}
    </span>
    <Button isSmall icon={<LeaveIcon />} onClick={onLogout}>
      {t('logout')}
    </Button>
  </header>
);
