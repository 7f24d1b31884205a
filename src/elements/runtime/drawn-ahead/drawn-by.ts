/** Hash of all rendering sources, inserted by the build. */
declare const __DICT_DRAWN_BY__: string;

/** Marks prerendered views. A view with another hash is rendered anew instead of hydrated, since its nodes may differ. */
export const drawnBy = __DICT_DRAWN_BY__;
