import { expect, test } from 'vitest';
import { seatList } from '../../../src/core/service/endpoints/seats.ts';
import { isEmptySeat } from '../../../src/elements/seats/seats.rules.ts';

test.each([
  ['no user', { AssignUserId: null }, true, true],
  ['the user 0', { AssignUserId: 0 }, true, true],
  ['the user -1', { AssignUserId: '-1' }, true, true],
  ['a user', { AssignUserId: 7 }, false, false],
  ['a tag', { AssignUserId: null, UserTag: 'ward 3' }, true, false],
  ['a name in the place of a tag', { AssignUserId: null, AssignUserName: 'ward 3' }, true, false],
])(
  'an empty seat has AssignUserId null, 0 or -1, and for a speech API no tag: with %s',
  { tags: ['DEC-1.17'] },
  (_, wire, empty, isUntagged) => {
    const seat = seatList.data.parse({ List: [{ SeatId: 1, SeatCode: 'S1', ...wire }] }).seats[0]!;
    expect([isEmptySeat(seat, false), isEmptySeat(seat, true)]).toEqual([empty, isUntagged]);
  },
);
