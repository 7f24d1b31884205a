/* What is drawn once something is known of a payment: most who open a link have not paid yet. */
export { OpenElsewhere } from '../shared/payment/OpenElsewhere.tsx';
export { FailedTry } from './FailedTry.tsx';
export { LinkStatus } from './LinkStatus.tsx';
