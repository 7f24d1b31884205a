// ACCESSIBILITY.md: the conformance report, made by the build from the table below and the rows of the specification.
import { readRows } from '../../tests/specification/coverage.mjs';

const supports = 'Supports';
const partly = 'Partially supports';
const notApplicable = 'Not applicable';

/**
 * WCAG 2.2, levels A and AA: number, name, level, verdict, the rows that show it, and a remark. `page`: the part that
 * the page around the elements has to do.
 * @type {ReadonlyArray<readonly [number: string, name: string, level: 'A' | 'AA', verdict: string, rows: readonly string[], remark: string, page?: string]>}
 */
// prettier-ignore
export const criteria = [
  ['1.1.1', 'Non-text Content', 'A', supports, ['A11Y-01', 'A11Y-16'], 'Icons beside text are hidden from assistive technology; the logo has the text of `logo.alt` or `brand`; QR codes have the link beside them.', 'Texts of its own images, also in slots.'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', notApplicable, [], 'The elements contain no recording.', 'The videos that `links.videos` names.'],
  ['1.2.2', 'Captions (Prerecorded)', 'A', partly, [], 'Guide videos are the vendor’s, in the frame of their host; the guides give every step as text too.', 'Captions of the videos that `links.videos` names.'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', supports, ['CON-2.6.15'], 'Each installation guide gives its steps as text.'],
  ['1.2.4', 'Captions (Live)', 'AA', notApplicable, [], 'There is no live media.'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', partly, [], 'As 1.2.2.', 'The videos that `links.videos` names.'],
  ['1.3.1', 'Info and Relationships', 'A', supports, ['A11Y-09', 'A11Y-10', 'A11Y-11', 'A11Y-17'], 'Labels, errors, tables, lists and headings are marked up; no reference crosses a shadow root.'],
  ['1.3.2', 'Meaningful Sequence', 'A', supports, ['A11Y-21', 'A11Y-26'], 'The order of the markup is the visual order, in both directions of writing.'],
  ['1.3.3', 'Sensory Characteristics', 'A', supports, ['A11Y-10'], 'No instruction relies on shape, place or colour.'],
  ['1.3.4', 'Orientation', 'AA', supports, ['A11Y-22', 'A11Y-23'], 'Nothing is bound to an orientation.'],
  ['1.3.5', 'Identify Input Purpose', 'AA', supports, ['A11Y-02', 'A11Y-10', 'A11Y-12'], 'Every personal field has its `autocomplete` token.'],
  ['1.4.1', 'Use of Color', 'A', supports, ['A11Y-10', 'A11Y-24'], 'Errors, states and required fields are said in words.'],
  ['1.4.2', 'Audio Control', 'A', notApplicable, [], 'Nothing plays sound.'],
  ['1.4.3', 'Contrast (Minimum)', 'AA', supports, ['A11Y-01'], 'Measured in every story, light and dark; colours that follow from `--dict-accent` keep the contrast.', 'The contrast of tokens that it sets itself, other than `--dict-accent`.'],
  ['1.4.4', 'Resize Text', 'AA', supports, ['A11Y-22', 'HOST-02'], 'The reader’s text size and zoom work, whatever font size the page sets.'],
  ['1.4.5', 'Images of Text', 'AA', supports, ['A11Y-01'], 'Logos alone are images of text.'],
  ['1.4.10', 'Reflow', 'AA', supports, ['A11Y-17', 'A11Y-22', 'A11Y-23'], 'Containers from 240 px; tables become cards.'],
  ['1.4.11', 'Non-text Contrast', 'AA', supports, ['A11Y-01', 'A11Y-20', 'A11Y-24'], 'Borders of fields, icons and focus rings.'],
  ['1.4.12', 'Text Spacing', 'AA', supports, ['A11Y-22'], 'Wider spacing clips nothing.'],
  ['1.4.13', 'Content on Hover or Focus', 'AA', supports, ['A11Y-08'], 'Tooltips stay while the pointer is on them and close with Escape; messages pause under pointer and focus.'],
  ['2.1.1', 'Keyboard', 'A', supports, ['A11Y-21', 'A11Y-18'], 'Every flow works by keyboard alone.'],
  ['2.1.2', 'No Keyboard Trap', 'A', supports, ['A11Y-14', 'A11Y-21'], 'Dialogs keep the focus while they are open, and each has a way out.'],
  ['2.1.4', 'Character Key Shortcuts', 'A', supports, ['HOST-15'], 'The elements have no shortcuts of one character, and keep those of the page away from their fields.'],
  ['2.2.1', 'Timing Adjustable', 'A', supports, ['A11Y-05', 'A11Y-08'], 'Messages stay as long as `messageMs` says, or until they are closed; a new code can always be asked for. The validity of a code is a security limit of the service.'],
  ['2.2.2', 'Pause, Stop, Hide', 'A', supports, ['A11Y-16', 'A11Y-25'], 'The carousel has a pause button and never moves with reduced motion.'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', supports, ['A11Y-25'], 'Nothing flashes.'],
  ['2.4.1', 'Bypass Blocks', 'A', supports, ['A11Y-31'], 'The console has a link to the content.', 'Its own way past its navigation.'],
  ['2.4.2', 'Page Titled', 'A', supports, ['ACC-2.76'], 'The console sets the title of each screen.', 'Its title: an element does not change it.'],
  ['2.4.3', 'Focus Order', 'A', supports, ['A11Y-14', 'A11Y-21', 'A11Y-31'], 'Focus moves to the heading of a new step and back to what opened a dialog.'],
  ['2.4.4', 'Link Purpose (In Context)', 'A', supports, ['A11Y-01', 'A11Y-17'], 'Actions of a row name what they act on.'],
  ['2.4.5', 'Multiple Ways', 'AA', supports, ['CON-2.2.1'], 'The console has its navigation and an address for each screen; steps of a process are exempt.', 'Where the elements are on its site.'],
  ['2.4.6', 'Headings and Labels', 'AA', supports, ['A11Y-10', 'A11Y-29'], 'They name the screen or the field.'],
  ['2.4.7', 'Focus Visible', 'AA', supports, ['A11Y-20', 'HOST-03'], 'Also where the page removes outlines.'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', supports, ['A11Y-20'], 'Bars that stay in view leave room for the focus.', 'Its own bars above an element.'],
  ['2.5.1', 'Pointer Gestures', 'A', supports, ['A11Y-16'], 'The carousel has buttons; nothing needs a path or two fingers.'],
  ['2.5.2', 'Pointer Cancellation', 'A', supports, ['A11Y-01'], 'Buttons act when they are released.'],
  ['2.5.3', 'Label in Name', 'A', supports, ['A11Y-01', 'A11Y-17'], 'Accessible names begin with the visible text.'],
  ['2.5.4', 'Motion Actuation', 'A', notApplicable, [], 'Nothing reacts to motion of the device.'],
  ['2.5.7', 'Dragging Movements', 'AA', supports, ['A11Y-16'], 'A file can be chosen or dropped; slides have buttons.'],
  ['2.5.8', 'Target Size (Minimum)', 'AA', supports, ['A11Y-19'], 'At least 24 px, main actions 44 px for a coarse pointer.'],
  ['3.1.1', 'Language of Page', 'A', supports, ['A11Y-30'], 'The console sets `lang`; the root of an element has the language of its texts.', 'Its own `lang`.'],
  ['3.1.2', 'Language of Parts', 'AA', partly, ['A11Y-30'], 'Our texts are marked; texts of the service (plan names, messages) come without their language.'],
  ['3.2.1', 'On Focus', 'A', supports, ['A11Y-21'], 'Focus opens at most a list of suggestions.'],
  ['3.2.2', 'On Input', 'A', supports, ['A11Y-04'], 'A complete one-time code is sent after half a second, which its description says; nothing else acts by itself.'],
  ['3.2.3', 'Consistent Navigation', 'AA', supports, ['CON-2.2.1'], 'One navigation for all screens.'],
  ['3.2.4', 'Consistent Identification', 'AA', supports, ['A11Y-01'], 'One component for each kind of control.'],
  ['3.2.6', 'Consistent Help', 'A', supports, ['A11Y-29'], 'Need assistance? is at the same place on each screen.'],
  ['3.3.1', 'Error Identification', 'A', supports, ['A11Y-09'], 'In words, beside the field, with the focus on the first.'],
  ['3.3.2', 'Labels or Instructions', 'A', supports, ['A11Y-10'], 'Visible labels; the rules of a password stand under its field.'],
  ['3.3.3', 'Error Suggestion', 'AA', supports, ['A11Y-09'], 'The text says how to mend it, unless that would help an attacker (a wrong password).'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', supports, ['A11Y-28', 'PAY-34'], 'Payments are reviewed, removals are confirmed.'],
  ['3.3.7', 'Redundant Entry', 'A', supports, ['A11Y-27'], 'What one step knows is filled in in the next.'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', supports, ['A11Y-02', 'A11Y-03', 'A11Y-12'], 'Password managers, paste and code autofill work; there is no puzzle.'],
  ['4.1.2', 'Name, Role, Value', 'A', supports, ['A11Y-01', 'A11Y-18'], 'Native controls, and the ARIA patterns where there is none.'],
  ['4.1.3', 'Status Messages', 'AA', supports, ['A11Y-07', 'A11Y-31'], 'Live regions are there before their texts.'],
];

/** Criteria of WCAG 2.2 that EN 301 549 V3.2.1 (2021, on WCAG 2.1) does not have. */
const newIn22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** @returns {string} ACCESSIBILITY.md */
export function accessibilityReport({ version }) {
  const known = new Map(readRows().map((row) => [row.id, row]));
  const used = new Set(criteria.flatMap(([, , , , rows]) => rows));
  for (const id of used) if (!known.has(id)) throw new Error(`ACCESSIBILITY.md: there is no row ${id}.`);
  const lines = criteria.map(([number, name, level, verdict, rows, remark, page]) => {
    const en = newIn22.has(number) ? '–' : `9.${number}`;
    return `| ${number} ${name} | ${level} | ${en} | ${verdict} | ${remark} | ${rows.join(' ') || '–'} | ${page ?? ''} |`;
  });
  const sorted = [...used].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return `# Accessibility conformance report

Generated by \`npm run build\` from \`src/build/accessibility.mjs\`. The rows follow the VPAT 2.5 template for WCAG 2.2, levels A and AA, with the
clauses of EN 301 549 V3.2.1 beside them.

| About | This report |
| --- | --- |
| Product | dict-elements ${version}: the elements, light and dark, in all their languages, and the console |
| Date | ${reviewed} |
| How | Each row below names rows of \`tests/specification\`; \`npm test\` proves them with axe, roles and names, keyboard, zoom, forced colours and measurements in Chromium, \`npm run test:engines\` a selection in Firefox and WebKit. |
| Tried by hand | Chromium, Firefox ESR, WebKitGTK, by keyboard and with the accessibility tree |
| Not tried | NVDA, JAWS, VoiceOver, TalkBack; Safari on an iPhone. A report of a session with one of them is welcome. |
| Not included | The card provider's widget, the Microsoft sign-in, the vendor's videos: they are others' products |

| Criterion | Level | EN 301 549 | Conformance | Remarks | Rows | Left to the page |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## The rows

${sorted.map((id) => `- **${id}** ${known.get(id).sentence}`).join('\n')}

4.1.1 Parsing was removed from WCAG 2.2; where a contract asks for it, it counts as met.
`;
}

/** The day on which a person last went through the table. */
const reviewed = '29 November 2026';
