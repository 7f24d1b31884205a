import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <button (click)="presses = presses + 1">Pressed {{ presses }}</button>
    </main>
  `,
})
export class App {
  presses = 0;
}
