import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* Libraries that change the browser's own objects (HOST-05). */

const installed = (...files: string[]) =>
  files
    .map((file) => readFileSync(fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url)), 'utf8'))
    .join(';\n');

// What Prototype.js 1.6 and 1.7 put in the place of the browser's own: npm has neither of them.
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

// What MooTools 1.2 to 1.6 do.
const likeMooTools = `
  window.Document = function Document() {};
  window.Window = function Window() {};
  window.Event = function Event(event) { this.event = event; };
  Array.from = function (item) { return item == null ? [] : typeof item === 'object' && 'length' in item ? [].slice.call(item) : [item]; };
  Function.prototype.bind = function (self, given) {
    var called = this;
    return function () { return called.apply(self, given == null ? arguments : [].concat(given)); };
  };
  Array.prototype.each = Array.prototype.forEach;`;

export const oldLibraries = {
  'Prototype.js': likePrototype,
  MooTools: likeMooTools,
  'jQuery 1': installed('jquery/dist/jquery.js'),
  'es5-shim': installed('es5-shim/es5-shim.js', 'es5-shim/es5-sham.js'),
  'zone.js': installed('zone.js/bundles/zone.umd.js'),
  'Sugar 1': installed('sugar/release/sugar-full.development.js'),
};
