import { t } from './callback.text.ts';

/** The value is the document's English label, which the service takes; the screen's label may use other words (DEC-1.19). */
export const callbackReasons = (): readonly { readonly value: string; readonly label: string }[] => [
  { value: 'Need a Product Demo', label: t('demo') },
  { value: 'Need Help With Installation', label: t('installation') },
  { value: 'Not Sure What To Do', label: t('unsure') },
  { value: 'Others', label: t('others') },
];
