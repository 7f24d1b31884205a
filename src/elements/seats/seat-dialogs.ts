import { createLatePart } from '../kit/layers/late-part.ts';

export const seatDialogs = createLatePart(() => import('./SeatDialogs.tsx'));
