import { icon } from './icon.tsx';

export const Cross = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const Plus = icon(<path d="M10 4v12M4 10h12" />);
export const Search = icon(<path d="m13.2 13.2 3.8 3.8M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Z" />);
export const Dots = icon(<path strokeWidth="2.6" d="M10 4.5h0M10 10h0m0 5.5h0" />);
export const Pencil = icon(
  <path d="m4 16 .8-3.5 8.7-8.7a1.5 1.5 0 0 1 2.1 0l.6.6a1.5 1.5 0 0 1 0 2.1L7.5 15.2 4 16Z" />,
);
export const Bin = icon(<path d="M3.5 5.5h13m-8.5 0V4h4v1.5m-6.5 0 .7 10.5h7.6l.7-10.5" />);
export const Copy = icon(<path d="M7.5 7.5h9v9h-9v-9Zm-3 5h-1v-9h9v1" />);
export const Download = icon(<path d="M10 3.5v9m-4-3.5 4 4 4-4M4 16.5h12" />);
export const OpensElsewhere = icon(<path d="M11.5 4H16v4.5M16 4l-7 7m-1.5-6H4v11h11v-3.5" />, true);
