import { Component } from '@angular/core';
import { DictCallback, DictLogin, DictSignup } from 'dict-elements/angular';

@Component({
  selector: 'app-wrong',
  imports: [DictCallback, DictLogin, DictSignup],
  template: `
    <dict-signup layout="wide" (dict-session)="status = $event.detail.state"></dict-signup>
    <dict-login [layout]="'form'"></dict-login>
    <dict-callback #callback></dict-callback>
    <button (click)="callback.hide()">Hide</button>
  `,
})
export class Wrong {
  status = '';
}
