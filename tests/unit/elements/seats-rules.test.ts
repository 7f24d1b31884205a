import { describe, expect, test } from 'vitest';
import { seatList } from '../../../src/core/service/endpoints/seats.ts';
import { isEmptySeat } from '../../../src/elements/seats/seats.rules.ts';

const seatOf = (wire: Readonly<Record<string, unknown>>) =>
  seatList.data.parse({ List: [{ SeatId: 1, SeatCode: 'S1', ...wire }] }).seats[0]!;

describe('an empty seat has AssignUserId null, 0 or -1 [DEC-1.17]', () => {
  test.each([null, 0, -1, '-1', undefined])('%o, whatever its name is', (AssignUserId) => {
    expect(isEmptySeat(seatOf({ AssignUserId }), false)).toBe(true);
    expect(isEmptySeat(seatOf({ AssignUserId, AssignUserName: 'Empty' }), false)).toBe(true);
  });

  test('a seat with a user is not, with or without a name', () => {
    expect(isEmptySeat(seatOf({ AssignUserId: 7 }), false)).toBe(false);
    expect(isEmptySeat(seatOf({ AssignUserId: 7 }), true)).toBe(false);
  });

  test('a speech-API seat is taken by its tag', () => {
    expect(isEmptySeat(seatOf({ AssignUserId: null, UserTag: 'ward 3' }), true)).toBe(false);
    expect(isEmptySeat(seatOf({ AssignUserId: null, AssignUserName: 'ward 3' }), true)).toBe(false);
    expect(isEmptySeat(seatOf({ AssignUserId: null }), true)).toBe(true);
  });
});
