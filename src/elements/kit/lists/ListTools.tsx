import type { ReactNode } from 'react';
import type { PagedRows } from '../../../core/state/paged-list.ts';
import { useSheet } from '../context.ts';
import { Button, Spinner } from '../controls/Button.tsx';
import { Download } from '../icons.tsx';
import { translator } from '../language.ts';
import listCss from './list.css?inline';
import { progressText, t } from './list.text.ts';

interface ListToolsProps {
  readonly list: PagedRows<unknown>;
  /** True while all pages load: the Export button then stops the loading. One button, so that the focus stays on it. */
  readonly isLoadingAll: boolean;
  readonly onStop: () => void;
  readonly onExport?: () => void;
  readonly children?: ReactNode;
}

/**
 * The line above a table: a description of the shown rows and the button that exports them. While all pages load for an
 * export: the progress and a button that stops it.
 */
export function ListTools(props: ListToolsProps) {
  const { list, isLoadingAll, onStop, onExport, children } = props;
  useSheet(listCss);
  return (
    <div className="d-list-tools">
      {isLoadingAll ? (
        <p
          className="d-small"
          role="progressbar"
          aria-valuenow={list.rows.length}
          aria-valuemax={list.total ?? undefined}
          aria-label={progressText(list, translator)}
        >
          <Spinner label="" /> {progressText(list, translator)}
        </p>
      ) : (
        <div>{children}</div>
      )}
      {(isLoadingAll || onExport) && (
        <Button
          kind="quiet"
          isSmall
          icon={isLoadingAll ? undefined : <Download />}
          onClick={isLoadingAll ? onStop : onExport}
        >
          {isLoadingAll ? t('stop') : <span className="d-list-export">{t('exportCsv')}</span>}
        </Button>
      )}
    </div>
  );
}
