import { Trial } from './app/Trial.tsx';

/** A whole document that React hydrates, with the same component as the fixture of Next. */
export function App({ signup, script }: { signup: string; script: string }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>A document of React</title>
        <script type="module" src={script} />
      </head>
      <body>
        <Trial markup={signup} />
      </body>
    </html>
  );
}
