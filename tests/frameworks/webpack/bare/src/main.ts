const [press] = document.querySelectorAll('button');
let presses = 0;
press!.onclick = () => (press!.textContent = `Pressed ${(presses += 1)}`);

export {};
