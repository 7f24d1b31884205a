import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/* Libraries that replace native objects (HOST-05). */

const installed = (...files: string[]) =>
  files
    .map((file) => readFileSync(fileURLToPath(new URL(`../../../node_modules/${file}`, import.meta.url)), 'utf8'))
    .join(';\n');

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

export const oldLibraries = {
  'Prototype.js': likePrototype,
  'jQuery 1': installed('jquery/dist/jquery.js'),
  'zone.js': installed('zone.js/bundles/zone.umd.js'),
  'core-js 2': installed('core-js/client/shim.js'),
};
