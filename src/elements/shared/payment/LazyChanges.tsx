import { t as serviceText } from '../../../core/service/outcomes.text.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { translator } from '../../kit/language.ts';
import { lazyView } from '../../kit/lazy-view.tsx';

const tService = translator(serviceText);

export const LazyChanges = lazyView(async () => ({ default: (await import('./Changes.tsx')).Changes }), ChangesLost);

function ChangesLost({ no, onNo }: { readonly no: string; readonly onNo: () => void }) {
  return (
    <Notice tone="danger" action={<Button onClick={onNo}>{no}</Button>}>
      {tService('noAnswer')}
    </Notice>
  );
}
