import type { ComponentType } from 'react';
import * as ofKit from '../../src/elements/kit/icons.tsx';
import { LeaveIcon, MenuIcon } from '../../src/elements/nav/Nav.tsx';

const { icon: _, ...kit } = ofKit;
const icons: Readonly<Record<string, ComponentType>> = { ...kit, MenuIcon, LeaveIcon };

export const Icons = () => (
  <ul className="docs-icons sb-unstyled">
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name}>
        <Icon />
        {name}
      </li>
    ))}
  </ul>
);
