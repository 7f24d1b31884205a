import { sandboxOfStory } from '../.storybook/worker.ts';

/** `words`, followed by the last message that the sandbox would send. Hidden while it is empty. */
export function sentMessage(words = ''): HTMLElement {
  const note = document.createElement('p');
  note.className = 'sent';
  note.role = 'status';
  note.textContent = words;
  const watch = setInterval(() => {
    const message = sandboxOfStory().world.outbox.at(-1);
    const said = message ? `${words} Sent to ${message.to}: ${message.text}`.trim() : words;
    if (note.textContent !== said) note.textContent = said;
  }, 500);
  note.addEventListener('dict-story-over', () => clearInterval(watch), { once: true });
  return note;
}
