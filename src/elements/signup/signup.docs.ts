import type { DocsOf } from '../runtime/element-docs.ts';
import type { signup } from './signup.element.ts';

export const docs: DocsOf<typeof signup> = {
  description: 'Creates a free account: the form, the OTP and the start of the trial.',
  attributes: {
    product: "The product's name in the configuration, such as dictation or voice-services.",
    'plan-id': 'The plan to try; -1 lets the service choose.',
    'billing-cycle-id': 'The billing cycle of that plan; -1 takes its first.',
    'referral-code': 'A referral code to fill in.',
    layout: 'With the marketing panel beside the form, or the form alone.',
  },
};
