import { trimEnd } from './text.ts';

/**
 * An id from a link that came by mail; '' if there is none. Mail programs may add the encoded punctuation around a link
 * to the link. So the text is split at characters that end a path or that no path contains, and at '=', which an id has at
 * its end only: 'id=20' is 'id ' in the quoted-printable encoding. The id is in the first part that has characters of an
 * id: it reaches from the first to the last of these.
 */
export function mailedId(text: string): string {
  const plain = decoded(decoded(text.slice(0, longestText))).replace(/[\p{Cf}\p{Cc}]/gu, '');
  const parts = plain.split(/[\s<>"|\\^`{}[\]?#&%]|=(?=[^=])|(?![ -~])[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Po}]/u);
  return parts.map(trimmed).find((part) => part !== '') ?? '';
}

const longestText = 2048;

function trimmed(part: string): string {
  const characters = [...part];
  const first = characters.findIndex(isOfId);
  const id = first < 0 ? '' : characters.slice(first, characters.findLastIndex(isOfId) + 1).join('');
  // A slash or '=' at the end may belong to an id in Base64, whose length is a multiple of four. From any other id it is
  // removed. An id of several parts, such as 'a.QQ==', keeps its '='.
  const isBase64 = id.length % 4 === 0 && /^(?:[a-z\d+/]+|[\w+/-]+={1,2})$/i.test(id);
  return isBase64 ? id : trimEnd(id, /[.~]/.test(id) ? '/' : '/=');
}

/** Letters, digits, and the signs of Base64: an id may end with them. Inside, others such as '.' stay. */
const isOfId = (character: string): boolean => /^[\p{L}\p{N}_~+/=-]$/u.test(character);

/** What is encoded in another way than UTF-8, such as the no-break space '%A0', or was cut off, becomes a space. */
const decoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return ' ';
    }
  });
