import type { t as serviceText } from '../../core/service/outcomes.text.ts';
import type { Translation } from '../translation.ts';

export const service = {
  malformed: 'Etwas ist schiefgelaufen. Bitte wenden Sie sich an das Team.',
  failed: 'Die Anfrage konnte nicht vorbereitet werden.',
  noAnswer: 'Es kam keine Antwort.',
  signInToNetwork:
    'Dieses Netzwerk verlangt anscheinend eine eigene Anmeldung. Bitte melden Sie sich dort an und versuchen Sie es erneut.',
} satisfies Translation<typeof serviceText>;
