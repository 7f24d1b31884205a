import 'dict-elements';

const signup = document.createElement('dict-signup');
signup.layout = 'wide';
signup.addEventListener('dict-session', ({ detail }) => detail.state);
document.createElement('dict-callback').hide();
document.createElement('dict-login').layout = 'form';
