import * as z from 'zod/mini';
import { decimalOf } from '../format/money.ts';
import { numericText } from './more-shapes.ts';
import { read } from './shapes.ts';

/** An amount of money: a number or numeric text on the wire, a decimal text inside ('1180.5'). No arithmetic (NET-22). */
export const amount = read(
  z.union([z.number().check(z.refine((value) => Math.abs(value) < 1e17)), z.string().check(z.regex(numericText))]),
  (value) => (typeof value === 'string' ? value : decimalOf(value)),
);
