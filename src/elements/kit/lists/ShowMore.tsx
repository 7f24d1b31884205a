import { useEffect, useRef } from 'react';
import type { PagedRows } from '../../../core/state/paged-list.ts';
import { Button } from '../controls/Button.tsx';
import { useSheet } from '../context.ts';
import listCss from './list.css?inline';
import { t, shownText } from './list.text.ts';
import { translator } from '../language.ts';

interface ShowMoreProps {
  readonly list: PagedRows<unknown>;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

export function ShowMore({ list, isBusy, onMore }: ShowMoreProps) {
  const count = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useSheet(listCss);
  // Effect: focuses the count when the last page is loaded, because the focused button then disappears (A11Y-31).
  useEffect(() => {
    if (list.hasMore || !wasPressed.current) return;
    wasPressed.current = false;
    if (!count.current) return;
    // Not -1: if the last element of a shadow root has -1, Tab in Chromium goes back to the root's first control.
    count.current.tabIndex = 0;
    count.current.focus({ preventScroll: true });
  }, [list.hasMore]);
  const press = () => {
    wasPressed.current = true;
    onMore();
  };
  return (
    <div className="d-list-end">
      <p ref={count} tabIndex={-1} onBlur={({ currentTarget }) => (currentTarget.tabIndex = -1)}>
        {shownText(list, translator)}
      </p>
      {list.hasMore && (
        <Button busy={isBusy} busyLabel={t('loadingMore')} onClick={press}>
          {t('showMore')}
        </Button>
      )}
    </div>
  );
}
