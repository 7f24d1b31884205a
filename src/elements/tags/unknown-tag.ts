import { unknownTag } from '../core/config/mistakes.ts';
import { elements } from './elements.ts';

/** Tells the author of a page that a tag is not of this library, and which one may have been meant. */
export const tellUnknownTag = (tag: string): Promise<void> =>
  unknownTag(
    tag,
    elements.map((each) => each.tag),
  );
