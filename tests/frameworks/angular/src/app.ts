import { Component } from '@angular/core';
import { DictCallback, DictSignup } from 'dict-elements/angular';

@Component({
  selector: 'app-root',
  imports: [DictCallback, DictSignup],
  template: `
    <main>
      <dict-signup
        product="dictation"
        heading-level="2"
        [layout]="layout"
        (dict-session)="status = $event.detail.status"
        >Loading the form…</dict-signup
      >
      <output>{{ status }}</output>
      <button (click)="presses = presses + 1">Pressed {{ presses }}</button>
      <button (click)="layout = 'form'">Only the form</button>
      <button (click)="callback.show()">Help</button>
      <dict-callback #callback></dict-callback>
    </main>
  `,
})
export class App {
  status = 'nobody';
  presses = 0;
  layout: 'panel' | 'form' = 'panel';
}
