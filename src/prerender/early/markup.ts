/* Reads the markup that React has rendered: every tag is closed, and every attribute has a value in quotes. */

export interface Markup {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Markup | string)[];
}

const token = /<!--(.*?)-->|<\/[\w-]+>|<([\w-]+)((?: [\w:-]+="[^"]*")*)(\/?)>|[^<]+/gs;

/**
 * The single element of `markup`. Texts between which React has put a comment stay apart. The comments of an Activity around
 * the view are left out: the loader adds them (early-view.ts).
 */
export function readMarkup(markup: string): Markup {
  const top: (Markup | string)[] = [];
  const open = [top];
  let read = 0;
  for (const [whole, comment, tag, attributes = '', isEmpty] of markup.matchAll(token)) {
    read += whole.length;
    if (comment !== undefined) {
      if (comment !== ' ' && comment !== '&' && comment !== '/&')
        throw new Error(`An early view can't contain <!--${comment}-->, such as a lazy view.`);
    } else if (tag === 'link') {
      // Leaves out React's hint to preload an image, because the drawn image loads itself.
    } else if (tag !== undefined) {
      const children: (Markup | string)[] = [];
      open.at(-1)!.push({ tag, attributes: readAttributes(attributes), children });
      if (!isEmpty) open.push(children);
    } else if (whole.startsWith('</')) open.pop();
    else open.at(-1)!.push(decode(whole));
  }
  const [element, ...others] = top;
  if (read !== markup.length || typeof element !== 'object' || others.length > 0)
    throw new Error(`This is not one element: ${markup}`);
  return element;
}

const readAttributes = (attributes: string) =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, decode(value)]),
  );

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decode = (text: string) => text.replace(/&([\w#]+);/g, (_, name: string) => characters[name]!);
