import type { Meta, StoryContext, StoryObj } from '@storybook/web-components-vite';
import { text as csvText } from '../src/elements/seats/csv/csv.text.ts';
import { text as dialogsText } from '../src/elements/seats/seat-dialogs.text.ts';
import { text as seatsText } from '../src/elements/seats/seats.text.ts';
import type { World } from '../src/sandbox/domain/world.ts';
import { appears, fill, playIn, press } from './act.ts';
import { refused, unanswered } from './faults.ts';
import { dark, longTexts, narrow, onPhone, rightToLeft } from './variants.ts';
import { person, team } from './person.ts';

/* Subscriptions from the sandbox's seed: with 120 seats, with no free seat, with tagged seats. */
const large = { subscriptionId: '20008' };
const full = { subscriptionId: '20010' };
const speechApi = { subscriptionId: '20007' };

export default {
  title: 'Elements/Seats',
  component: 'dict-seats',
  args: large,
  parameters: { signedInAs: 'enterprise@example.com' },
} satisfies Meta;

const inSeats = playIn('dict-seats', 'tbody tr');

export const Seats: StoryObj = {};

export const SpeechApi: StoryObj = {
  name: 'Speech API',
  args: speechApi,
  parameters: { signedInAs: 'voice@example.com' },
};

export const Loading = unanswered('seatList');

export const NotLoaded = refused('seatList');

export const NoAccess: StoryObj = { parameters: { signedInAs: 'retail@example.com' } };

export const SignedOut: StoryObj = { parameters: { signedInAs: '' } };

export const NothingFound: StoryObj = {
  play: inSeats((root) => search(root, 'nobody at all'), 'table:not([aria-busy]) td[data-whole]'),
};

export const SearchTooShort: StoryObj = {
  play: inSeats((root) => search(root, 'ab')),
};

export const SeatLimitReached: StoryObj = {
  args: full,
  play: inSeats(openCsv),
};

export const EmptySeats: StoryObj = {
  play: inSeats((root) => press(root, seatsText('empty')), '[data-action] > .d-button-small'),
};

export const Selected: StoryObj = { beforeEach: keepFew, play: inSeats(selectTwo, '.d-seats-marked') };

export const UnassignSelected: StoryObj = {
  beforeEach: keepFew,
  play: inSeats(async (root) => {
    selectTwo(root);
    await appears(() => root.querySelector('.d-seats-marked'));
    press(root, seatsText('unassignMarked'), '.d-seats-marked button');
  }, 'dialog[open]'),
};

export const AssignUser: StoryObj = {
  play: inSeats(openAssign),
};

export const AssignInvalidEmail: StoryObj = {
  play: inSeats((root) => lookUp(root, 'fay@')),
};

export const AssignUserFound: StoryObj = {
  play: inSeats((root) => lookUp(root, 'retail@example.com'), '[name="isConfirmed"]'),
};

export const AssignNewUser: StoryObj = {
  play: inSeats((root) => lookUp(root, person.email), '[name="fullName"]'),
};

export const UnassignUser: StoryObj = {
  play: inSeats((root) => press(root, seatsText('unassignUser'), '[role=menuitem]'), 'dialog[open]'),
};

export const Unassigning = unanswered('unassignSeats', { play: unassignUntil('dialog [aria-disabled]') });

export const UnassignFailed = refused('unassignSeats', { play: unassignUntil('dialog .d-notice, dialog p') });

export const Unassigned: StoryObj = { play: unassignUntil('.d-toast') };

export const Csv: StoryObj = {
  name: 'CSV',
  play: inSeats(openCsv),
};

export const CsvPreview: StoryObj = {
  name: 'CSV Preview',
  play: inSeats(async (root) => {
    await openCsv(root);
    await chooseFile(root);
  }),
};

export const CsvErrors: StoryObj = {
  name: 'CSV Errors',
  play: inSeats(async (root) => {
    await openCsv(root);
    await chooseFile(root);
    press(root, csvText('assign'), '.d-dialog-actions button');
  }, 'dialog .d-tone-danger'),
};

const uploading = unanswered('assignSeatsByCsv', {
  play: inSeats(async (root) => {
    await openCsv(root);
    await chooseFile(root);
    press(root, csvText('assign'), '.d-dialog-actions button');
  }, 'dialog [role="progressbar"]'),
});
export const CsvUploading: StoryObj = { ...uploading, name: 'CSV Uploading' };

export const Unfolded = narrow({
  ...Seats,
  beforeEach: onPhone,
  play: playIn('dict-seats')(async (root) =>
    (await appears(() => root.querySelector<HTMLElement>('[data-more] button'))).click(),
  ),
});
export const Narrow = narrow();
export const NarrowSelected = narrow(Selected);
export const Dark = dark();
export const RightToLeft = rightToLeft({
  beforeEach: ({ sandbox }) =>
    rename(sandbox.world, 'assigned@example.com', 'Dr. med. Maximiliane von Musterhausen-Platzhalterberg'),
});
export const LongTexts = longTexts(RightToLeft);
export const LongTextsOfAssignment = longTexts(AssignNewUser);
export const LongTextsOfCsv: StoryObj = { ...longTexts(CsvPreview), name: 'Long Texts Of CSV' };

function rename({ users }: World, email: string, fullName: string): void {
  const found = users.find((user) => user.email === email);
  if (found) found.fullName = fullName;
}

function unassignUntil(sign: string): StoryObj['play'] {
  return inSeats(async (root) => {
    press(root, seatsText('unassignUser'), '[role=menuitem]');
    await appears(() => root.querySelector('dialog[open]'));
    press(root, dialogsText('confirm'), 'dialog button');
  }, sign);
}

/** A list that ends above the bar of the selected seats, which would cover its last rows. */
function keepFew({ sandbox: { world } }: StoryContext): void {
  const few = world.seats.filter((seat) => String(seat.subscriptionId) === large.subscriptionId).slice(0, 6);
  world.seats.splice(0, Infinity, ...few);
}

function selectTwo(root: ParentNode): void {
  const boxes = root.querySelectorAll<HTMLElement>('tbody input[type="checkbox"]');
  boxes.forEach((box, at) => at < 2 && box.click());
}

function search(root: ParentNode, text: string): void {
  fill(root, 'searchText', text);
  root.querySelector<HTMLFormElement>('form[role="search"]')?.requestSubmit();
}

async function openAssign(root: ParentNode): Promise<void> {
  press(root, seatsText('empty'));
  await appears(() => root.querySelector('[data-action] > .d-button-small')).then((button) =>
    (button as HTMLElement).click(),
  );
  await appears(() => root.querySelector('dialog[open]'));
}

async function lookUp(root: ParentNode, email: string): Promise<void> {
  await openAssign(root);
  fill(root, 'email', email);
  root.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
}

async function openCsv(root: ParentNode): Promise<void> {
  press(root, seatsText('assignMany'), '[role=menuitem]');
  await appears(() => root.querySelector('dialog[open]'));
}

async function chooseFile(root: ParentNode): Promise<void> {
  const input = await appears(() => root.querySelector<HTMLInputElement>('input[type="file"]'));
  const transfer = new DataTransfer();
  transfer.items.add(new File([team.rows.join('\n')], team.file, { type: 'text/csv' }));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await appears(() => root.querySelector('.d-csv-size'));
}
