/** The hash of the sources that draw, put here by the build. */
declare const __DICT_DRAWN_BY__: string;

/** Stands on what is drawn on a server or ahead: another version of the library draws it anew, since its nodes may differ. */
export const drawnBy = __DICT_DRAWN_BY__;
