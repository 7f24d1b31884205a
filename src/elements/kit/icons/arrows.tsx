import { icon } from './icon.tsx';

export const ChevronDown = icon(<path d="m5 7.5 5 5 5-5" />);
export const ChevronForward = icon(<path d="m7.5 5 5 5-5 5" />, true);
export const ChevronBack = icon(<path d="m12.5 5-5 5 5 5" />, true);
export const ArrowBack = icon(<path d="M16.5 10h-13m5.5-5.5L3.5 10 9 15.5" />, true);
