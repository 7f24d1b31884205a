import { readFileSync } from 'node:fs';
import { root } from '../../build/built.ts';
import { expect, pageWith, signup, test } from '../support/origins.ts';
import { signUp } from '../support/sign-up.ts';

/* Pages with scripts that replace native objects before ours, and with elements named like globals. For changes after
 * dict.js has run: captured.spec.ts. */

// Replacements that Prototype.js 1.6 and 1.7 install. They are copied here because npm has neither version.
const likePrototype = `
  Array.from = window.$A = function (list) { var all = []; for (var at = 0; list && at < list.length; at += 1) all.push(list[at]); return all; };
  Array.prototype.entries = Array.prototype.toArray = function () { return Array.from(this); };
  Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
  Array.prototype.toJSON = function () { return '[' + this.join(', ') + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Function.prototype.bind = function (self) {
    var called = this, first = Array.from(arguments).slice(1);
    return function () { return called.apply(self, first.concat(Array.from(arguments))); };
  };
  window.$ = function (id) { return document.getElementById(id); };`;

const installed = (file: string) => readFileSync(`${root}node_modules/${file}`, 'utf8');

const libraries: readonly (readonly [name: string, script: string, tag: string[]])[] = [
  ['jQuery 1', installed('jquery/dist/jquery.js'), []],
  ['Prototype.js', likePrototype, ['@all']],
  ['zone.js', installed('zone.js/bundles/zone.umd.js'), ['@all']],
  ['core-js 2', installed('core-js/client/shim.js'), ['@all']],
];

// DOM clobbering: these ids and names hide globals, members of `document`, and members of the form around the field.
const clobbering = `<form id="config"><input name="api"></form><a id="dict"></a><form id="querySelector"></form>
  ${['getElementById', 'querySelector', 'location', 'adoptedStyleSheets'].map((name) => `<img name="${name}" alt="">`).join('')}
  ${['querySelectorAll', 'readyState', 'visibilityState', 'head', 'head', 'cookie'].map((name) => `<form name="${name}"></form>`).join('')}
  <form><input name="matches"><input name="localName"><input name="shadowRoot"><input name="querySelectorAll"></form>`;

for (const [name, script, tag] of libraries)
  test(
    `${name} before ours: the whole signup works, and its password is the one that was typed`,
    { tag: ['@HOST-05', '@SEC-31', ...tag] },
    async ({ page, origins, serve, reports }) => {
      const address = await serve({
        '/': { html: pageWith(origins, clobbering + signup, { head: '<script src="/library.js"></script>' }) },
        '/library.js': { html: script, headers: { 'Content-Type': 'text/javascript' } },
      });
      await page.goto(address);
      const sent = page.waitForRequest((request) => request.postData()?.includes('"Password"') ?? false);
      await signUp(page, origins.service);
      expect((await sent).postData()).toContain('"Password":"U2FuZGJveDIwMjY="');
      expect(reports.thrown).toEqual([]);
    },
  );
