import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { configuredLink, safeAddress } from '../../../core/page/addresses.ts';
import { config } from '../../../core/config/config.ts';
import { Button, IconButton } from '../../kit/controls/Button.tsx';
import { OutsideLink } from '../../kit/controls/Links.tsx';
import { useFlow, useSheet } from '../../kit/context.ts';
import { Dialog } from '../../kit/layers/Dialog.tsx';
import { describedBy, Note } from '../../kit/fields/Field.tsx';
import { Bin, Download } from '../../kit/icons.tsx';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { CsvPreview } from './CsvPreview.tsx';
import csvCss from './csv.css?inline';
import { createCsvFlow, type CsvFlow, type CsvScope, type CsvStep } from './csv.flow.ts';
import { t } from './csv.text.ts';
import { t as tSeats } from '../seats.text.ts';
import { unfinishedText } from '../seats-dialogs.flow.ts';
import type { SeatsFlow } from '../seats.flow.ts';
import { useAnnouncement } from '../../kit/feedback/LiveRegion.tsx';
import { t as tKit } from '../../kit/kit.text.ts';
import { translated } from '../../kit/language.ts';

interface CsvDialogProps extends CsvScope {
  readonly seats: SeatsFlow;
  /** True if the dialog is open again after a login, because the session had ended while it was open. */
  readonly isUnfinished: boolean;
}

export default function CsvDialog({ seats, isUnfinished, ...scope }: CsvDialogProps) {
  const { emptySeats, csvTemplateUrl } = scope.detail;
  const flow = useFlow((handle) => createCsvFlow(handle, scope, seats));
  const step = useStore(flow.$state);
  useSheet(csvCss);
  const error = step.at === 'none' && step.error ? translated(step.error) : undefined;
  useAnnouncement(error);
  const template = safeAddress(csvTemplateUrl) ?? configuredLink(config().links.csvTemplate);
  const isUploading = step.at === 'uploading';
  const isWrong = step.at === 'chosen' && (step.trouble?.isOfFile ?? false);
  const close = () => {
    flow.close();
    seats.close();
  };
  return (
    <Dialog
      title={t('title')}
      size="large"
      isStatic={isUploading}
      onClose={close}
      actions={
        <>
          <span className="d-small d-quiet d-csv-why">{step.at === 'none' && t('chooseFirst')}</span>
          <Button kind={isWrong ? 'quiet' : 'secondary'} onClick={close}>
            {tKit('cancel')}
          </Button>
          <Button
            kind={isWrong ? 'secondary' : 'primary'}
            disabled={step.at === 'none'}
            busy={isUploading}
            busyLabel={t('assigning')}
            onClick={() => void flow.assign()}
          >
            {t('assign')}
          </Button>
          {isWrong && <ChooseAnother flow={flow} />}
        </>
      }
    >
      <div className="d-csv">
        {isUnfinished && step.at === 'none' && <Notice tone="warning">{tSeats(unfinishedText.csv)}</Notice>}
        <p>{t('intro', { count: emptySeats })}</p>
        {template && (
          <p>
            <OutsideLink href={template} download>
              <Download /> {t('template')}
            </OutsideLink>
          </p>
        )}
        <CsvFile flow={flow} step={step} error={error} />
        {isUploading && <Progress />}
        <Trouble step={step} />
        {step.at !== 'none' && <CsvPreview preview={step.preview} isRefused={isWrong} />}
      </div>
    </Dialog>
  );
}

interface CsvFileProps {
  readonly flow: CsvFlow;
  readonly step: CsvStep;
  readonly error: string | undefined;
}

function CsvFile({ flow, step, error }: CsvFileProps) {
  const box = useRef<HTMLDivElement>(null);
  const file = step.at === 'none' ? null : step.file;
  // Effect: when the focused control disappears because a file is chosen, refused, replaced or removed, focuses another.
  useEffect(() => {
    const { activeElement } = box.current!.getRootNode() as ShadowRoot;
    if (!activeElement) box.current!.querySelector<HTMLElement>('input, button')?.focus();
  }, [file]);
  // Effect: takes a file dropped anywhere in the dialog, because the browser would open the file in place of the page.
  useEffect(() => {
    const dialog = box.current!.closest('dialog')!;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    dialog.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const [dropped, ...others] = event.dataTransfer?.files ?? [];
        if (dropped) flow.choose(dropped, ...others);
      },
      { signal },
    );
    return () => listening.abort();
  }, [flow]);
  return (
    <div ref={box}>
      {step.at === 'none' ? (
        <Choose flow={flow} error={error} />
      ) : (
        <div className="d-csv-file">
          <bdi className="d-csv-name">{step.file.name}</bdi>
          <span className="d-small d-quiet">{t('size', { size: Math.ceil(step.file.size / 1024) })}</span>
          {step.at === 'chosen' && (
            <IconButton label={t('remove', { name: step.file.name })} icon={<Bin />} onClick={flow.remove} />
          )}
        </div>
      )}
    </div>
  );
}

function Choose({ flow, error }: { readonly flow: CsvFlow; readonly error: string | undefined }) {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <div className="d-field">
      <label
        className="d-csv-drop"
        data-over={isDraggedOver || undefined}
        onDragOver={() => setDraggedOver(true)}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={() => setDraggedOver(false)}
      >
        <input
          className="d-csv-input"
          aria-label={t('file')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, t('drop'))}
          {...fileInput(flow)}
        />
        <span className="d-csv-choose">{t('choose')}</span>
        <span id={`${id}-help`} className="d-quiet">
          {t('drop')}
        </span>
      </label>
      <Note id={id} error={error} />
    </div>
  );
}

function ChooseAnother({ flow }: { readonly flow: CsvFlow }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={input} hidden {...fileInput(flow)} />
      <Button kind="primary" onClick={() => input.current?.click()}>
        {t('chooseAnother')}
      </Button>
    </>
  );
}

const fileInput = ({ choose }: CsvFlow) => ({
  type: 'file',
  accept: '.csv,text/csv',
  onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0];
    if (file) choose(file);
    currentTarget.value = '';
  },
});

function Trouble({ step }: { readonly step: CsvStep }) {
  const place = useRef<HTMLDivElement>(null);
  const trouble = step.at === 'chosen' ? step.trouble : undefined;
  // Effect: scrolls to the message, which may be below the visible part of the dialog.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (!trouble) return null;
  const { text, report } = trouble;
  return (
    <div ref={place} className="d-stack">
      <Notice tone="danger">{translated(text)}</Notice>
      {report && <ErrorReport {...report} />}
    </div>
  );
}

function ErrorReport({ file, name }: { readonly file: Blob; readonly name: string }) {
  const [address, setAddress] = useState<string>();
  // Effect: creates an object URL, and revokes it, because the file stays in memory as long as its URL exists.
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <p>
      <a className="d-link" href={address} download={name}>
        <Download /> {t('errorReport')}
      </a>
    </p>
  );
}

function Progress() {
  useAnnouncement(t('uploading'));
  return (
    <div className="d-csv-progress">
      <div className="d-csv-track" role="progressbar" aria-label={t('assigning')}>
        <div className="d-csv-bar" />
      </div>
      <p className="d-small d-quiet">{t('uploading')}</p>
    </div>
  );
}
