import { Scroll } from './Scroll.tsx';
import { Words } from './Words.tsx';
import { directivesOf, features, policyOf, type Feature } from './policies.ts';

const origins = { cdn: 'https://cdn.example.com', service: 'https://api.example.com' };
const names = Object.keys(features) as Feature[];

/**
 * The directives of the Content-Security-Policy that each feature needs. Browser tests serve their pages with the same
 * table.
 */
export const PolicyTable = () => (
  <Scroll name="The least policy of each feature">
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">The policy allows</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <Words of={features[name].title} />
            </td>
            <td>
              {Object.entries(directivesOf(name, origins)).map(([directive, sources]) => (
                <div key={directive}>
                  <code>
                    {directive} {sources}
                  </code>
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

export const PolicyOf = ({ used }: { readonly used: readonly Feature[] }) => (
  <pre className="docs-policy">
    <code>Content-Security-Policy: {policyOf(used, origins)}</code>
  </pre>
);
