import type { ComponentType } from 'react';
import * as actions from '../../src/elements/kit/icons/actions.tsx';
import * as arrows from '../../src/elements/kit/icons/arrows.tsx';
import * as eyes from '../../src/elements/kit/icons/eyes.tsx';
import * as media from '../../src/elements/kit/icons/media.tsx';
import * as statuses from '../../src/elements/kit/icons/statuses.tsx';

const groups: Readonly<Record<string, Readonly<Record<string, ComponentType>>>> = {
  actions,
  arrows,
  eyes,
  media,
  statuses,
};

export const Icons = () =>
  Object.entries(groups).map(([group, icons]) => (
    <section key={group}>
      <h2>{group[0]!.toUpperCase() + group.slice(1)}</h2>
      <ul className="docs-icons sb-unstyled">
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name}
          </li>
        ))}
      </ul>
    </section>
  ));
