import { icon } from './icon.tsx';

export const Play = icon(<path d="M6.5 4.5v11l9-5.5-9-5.5Z" />);
export const Pause = icon(<path d="M7 4.5v11m6-11v11" />);
