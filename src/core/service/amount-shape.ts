import * as z from 'zod/mini';
import { decimalOf } from '../format/money.ts';
import { numericText } from './more-shapes.ts';
import { read } from './shapes.ts';

/** An amount of money: a number or numeric text on the wire, a decimal text inside ('1180.5'). No arithmetic (NET-22). */
export const amount = /* @__PURE__ */ read(
  z.union([
    /* @__PURE__ */ z.number().check(/* @__PURE__ */ z.refine((value) => Math.abs(value) < 1e17)),
    /* @__PURE__ */ z.string().check(z.regex(numericText)),
  ]),
  (value) => (typeof value === 'string' ? value : decimalOf(value)),
);
