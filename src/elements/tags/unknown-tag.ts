import { unknownTag } from '../../core/config/mistakes.ts';
import { elements } from './elements.ts';

/** Warns the page's author about an unknown tag and suggests a similar one. */
export const tellUnknownTag = (tag: string): Promise<void> =>
  unknownTag(
    tag,
    elements.map((each) => each.tag),
  );
