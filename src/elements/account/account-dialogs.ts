import { createLatePart } from '../kit/layers/late-part.ts';

export const accountDialogs = createLatePart(() => import('./AccountDialogs.tsx'));
