import { cssParts } from '../../src/build/plugins/manifest.ts';
import { Scroll } from './Scroll.tsx';
import { Words } from './Words.tsx';

export const PartsDrawing = () => (
  <figure className="docs-drawing sb-unstyled">
    <Scroll name="Drawing of the parts">
      <svg viewBox="0 0 640 330" role="img" aria-label="A form and a dialog with the names of their parts">
        <rect x="10" y="10" width="340" height="310" rx="10" />
        <text x="24" y="34">
          root
        </text>
        <text x="40" y="72">
          label
        </text>
        <rect x="40" y="80" width="280" height="40" rx="8" />
        <text x="56" y="105">
          input
        </text>
        <rect x="40" y="140" width="280" height="52" rx="8" />
        <text x="56" y="171">
          notice
        </text>
        <rect className="docs-drawing-full" x="40" y="216" width="130" height="40" rx="8" />
        <text className="docs-drawing-on" x="56" y="241">
          button primary
        </text>
        <rect x="184" y="216" width="146" height="40" rx="8" />
        <text x="196" y="241">
          button secondary
        </text>
        <text x="56" y="290">
          button quiet
        </text>
        <rect x="390" y="60" width="240" height="200" rx="10" />
        <text x="406" y="86">
          dialog
        </text>
        <rect className="docs-drawing-danger" x="486" y="204" width="128" height="40" rx="8" />
        <text className="docs-drawing-on" x="502" y="229">
          button danger
        </text>
      </svg>
    </Scroll>
    <figcaption>
      {cssParts.map(({ name, description }) => (
        <p key={name}>
          <code>{name}</code> <Words of={description} />
        </p>
      ))}
    </figcaption>
  </figure>
);
