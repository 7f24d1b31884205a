import 'dict-elements/signup';
import 'dict-elements/callback';

/** A page of ours with a tag in it. */
export function openPage(into: HTMLElement): void {
  const heading = document.createElement('h1');
  heading.textContent = 'Try it';
  const signup = document.createElement('dict-signup');
  signup.product = 'dictation';
  signup.layout = 'form';
  const status = document.createElement('output');
  signup.addEventListener('dict-session', ({ detail }) => (status.textContent = detail.status));
  const callback = document.createElement('dict-callback');
  const help = document.createElement('button');
  help.textContent = 'Help';
  help.onclick = () => callback.show();
  into.append(heading, signup, status, help, callback);
}
