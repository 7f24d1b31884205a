import { RouteLink } from '../kit/controls/RouteLink.tsx';
import type { ActiveItem, NavItem } from './menu-items.ts';
import { itemIcons } from './nav-icons.tsx';
import { t } from './nav.text.ts';
import type { NavMenu } from './use-menu.ts';

export const panelId = 'console-menu';

interface SideNavigationProps {
  readonly menu: NavMenu;
  readonly items: readonly NavItem[];
  readonly active: ActiveItem;
}

export const SideNavigation = ({ menu, items, active }: SideNavigationProps) => (
  <div className="d-nav-side">
    <nav
      ref={menu.panel}
      id={panelId}
      className="d-nav-panel"
      aria-label={t('console')}
      popover="auto"
      data-placed={menu.isOpen || undefined}
      onBeforeToggle={menu.onBeforeToggle}
      onToggle={menu.onToggle}
      onClick={menu.close}
    >
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            {item.isDisabled ? <Disabled {...item} /> : <Item {...item} isActive={item.name === active} />}
          </li>
        ))}
      </ul>
    </nav>
  </div>
);

const Item = ({ name, isActive }: NavItem & { readonly isActive: boolean }) => (
  <RouteLink className="d-nav-item" to={`/${name}`} isCurrent={isActive}>
    <ItemIcon name={name} />
    <span>{t(name)}</span>
  </RouteLink>
);

const Disabled = ({ name }: NavItem) => (
  <span className="d-nav-item" role="link" aria-disabled="true">
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
