import { trustDomOfTests } from './runtime/browser-parts.ts';

/*
 * `dict-elements/testing`, for unit tests in jsdom: there every part of the DOM is a script, and on a page that is a reason to draw
 * nothing (SEC-32). It counts for the project that imports it, before it defines a tag; nothing that a visitor loads knows of it.
 */
trustDomOfTests();
