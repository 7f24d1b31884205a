/** light-dark() and @scope as they are written: lowered, a sheet would be half as long again and lose `color-scheme`. */
export const cssTarget = ['chrome123', 'edge123', 'firefox128', 'safari17.5'];
