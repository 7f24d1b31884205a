import { unknownTag } from '../../core/config/mistakes.ts';
import { elements } from './elements.ts';

export const tellUnknownTag = (tag: string): Promise<void> =>
  unknownTag(
    tag,
    elements.map((each) => each.tag),
  );
