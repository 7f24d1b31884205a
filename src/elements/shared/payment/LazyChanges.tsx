import { Button } from '../../kit/controls/Button.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { t } from '../../kit/kit.text.ts';
import { lazyView } from '../../kit/lazy-view.tsx';

export const LazyChanges = lazyView(async () => ({ default: (await import('./Changes.tsx')).Changes }), ChangesLost);

function ChangesLost({ no, onNo }: { readonly no: string; readonly onNo: () => void }) {
  return (
    <Notice tone="danger" action={<Button onClick={onNo}>{no}</Button>}>
      {t('stepLost')}
    </Notice>
  );
}
