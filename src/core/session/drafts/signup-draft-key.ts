import { mayBeStored } from '../storage.ts';
import { tabArea } from '../tab-area.ts';

/* Apart from the draft itself: the form asks whether there is one before it loads what reads it. */
export const signupDraftKey = 'dict.visit.signup';

/** Whether something is kept; it may be over, or not to be read. */
export const mayHaveDraft = (): boolean => mayBeStored(signupDraftKey, tabArea());
