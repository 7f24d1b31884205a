import './settings';
import 'dict-elements/signup';
import 'dict-elements/callback';
import 'dict-elements/dict.css';

const signup = document.querySelector('dict-signup')!;
const status = document.querySelector('output')!;
const [press, form, help] = document.querySelectorAll('button');
let presses = 0;

signup.headingLevel = '2';
signup.addEventListener('dict-session', ({ detail }) => (status.textContent = detail.status));
press!.onclick = () => (press!.textContent = `Pressed ${(presses += 1)}`);
form!.onclick = () => (signup.layout = 'form');
help!.onclick = () => document.querySelector('dict-callback')?.show();
