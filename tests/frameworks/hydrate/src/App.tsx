import { Trial } from './app/Trial.tsx';

/** The whole document, as an application server draws it, with the part of Next's page. */
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
