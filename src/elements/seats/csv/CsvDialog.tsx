import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { configuredLink, safeLink } from '../../../core/page/addresses.ts';
import { config } from '../../../core/config/config.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { useFlow, useSheet } from '../../kit/context.ts';
import { Dialog } from '../../kit/layers/Dialog.tsx';
import { Download } from '../../kit/icons/actions.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { CsvFile } from './CsvFile.tsx';
import { CsvPreview } from './CsvPreview.tsx';
import csvCss from './csv.css?inline';
import { createCsvFlow, type CsvEnd, type CsvStep } from './csv.flow.ts';
import { t } from './csv.text.ts';
import { FileLink } from './FileLink.tsx';
import { Progress } from './Progress.tsx';
import type { SeatDetail } from '../seats.flow.ts';

export interface CsvDialogProps extends CsvEnd {
  readonly subscriptionId: string;
  readonly detail: SeatDetail;
  readonly onClose: () => void;
}

/** Choosing a file, its preview, and the result (CON-4 CSV flow). */
export default function CsvDialog({ subscriptionId, detail, onClose, ...end }: CsvDialogProps) {
  const { emptySeats, countries } = detail;
  const flow = useFlow((handle) =>
    createCsvFlow(handle, { subscriptionId, emptySeats, countryNames: countries.map(({ name }) => name) }, end),
  );
  const step = useStore(flow.$state);
  useSheet(csvCss);
  const template = safeLink(detail.csvTemplateUrl) ?? configuredLink(config().links.csvTemplate);
  const isUploading = step.at === 'uploading';
  const close = () => {
    flow.close();
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      size="large"
      isStatic={isUploading}
      hasCross={!isUploading}
      onClose={close}
      actions={
        <>
          <span className="d-small d-quiet d-csv-why">{step.at === 'none' && t('chooseFirst')}</span>
          <Button onClick={close}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={step.at === 'none'}
            busy={isUploading}
            busyLabel={t('assigning')}
            onClick={() => void flow.assign()}
          >
            {t('assign')}
          </Button>
        </>
      }
    >
      <div className="d-csv">
        <p>
          {t('intro')} {emptySeats === 1 ? t('oneSeatLeft') : t('seatsLeft', { count: emptySeats })}.
        </p>
        {template && (
          <p>
            <a className="d-link d-csv-link" href={template} download rel="noopener noreferrer" target="_blank">
              <Download /> {t('template')}
            </a>
          </p>
        )}
        <CsvFile step={step} onChoose={flow.choose} onRemove={flow.remove} />
        {isUploading && <Progress share={step.share} />}
        <Trouble step={step} />
        {step.at !== 'none' && <CsvPreview preview={step.preview} />}
      </div>
    </Dialog>
  );
}

function Trouble({ step }: { readonly step: CsvStep }) {
  const place = useRef<HTMLDivElement>(null);
  const trouble = step.at === 'chosen' ? step.trouble : undefined;
  // Scrolls the message into view: the pressed button may be far below it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (!trouble) return null;
  const { text, report } = trouble;
  return (
    <div ref={place} className="d-stack">
      <Notice tone="danger">{text}</Notice>
      {report && (
        <p>
          <FileLink file={report.file} name={report.name}>
            {t('errorReport')}
          </FileLink>
        </p>
      )}
    </div>
  );
}
