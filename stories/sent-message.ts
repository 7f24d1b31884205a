import { sandboxOfStory } from '../.storybook/worker.ts';

/** A line with the last message that the sandbox would send; before the first one, `words`. Hidden while it is empty. */
export function sentMessage(words = ''): HTMLElement {
  const note = document.createElement('p');
  note.className = 'sent';
  note.role = 'status';
  note.textContent = words;
  const watch = setInterval(() => {
    const message = sandboxOfStory().world.outbox.at(-1);
    const said = message ? `Sent to ${message.to}: ${message.text}` : words;
    if (note.textContent !== said) note.textContent = said;
  }, 500);
  note.addEventListener('dict-story-over', () => clearInterval(watch), { once: true });
  return note;
}
