import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { IconButton } from '../../kit/controls/Button.tsx';
import { Bin } from '../../kit/icons.tsx';
import { describedBy, Note } from '../../kit/fields/Field.tsx';
import type { CsvStep } from './csv.flow.ts';
import { t } from './csv.text.ts';

interface CsvFileProps {
  readonly step: CsvStep;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

export function CsvFile({ step, onChoose, onRemove }: CsvFileProps) {
  const box = useRef<HTMLDivElement>(null);
  const file = step.at === 'none' ? null : step.file;
  // Effect: the control with the focus disappears when a file is chosen, refused, replaced or removed.
  useEffect(() => {
    const { activeElement } = box.current!.getRootNode() as ShadowRoot;
    if (!activeElement) box.current!.querySelector<HTMLElement>('input, button')?.focus();
  }, [file]);
  // Effect: a file dropped beside the zone, or after another one, would be opened by the browser in the place of the page.
  useEffect(() => {
    const dialog = box.current!.closest('dialog')!;
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('dragover', (event) => event.preventDefault(), { signal });
    dialog.addEventListener(
      'drop',
      (event) => {
        event.preventDefault();
        const dropped = event.dataTransfer?.files[0];
        if (dropped) onChoose(dropped);
      },
      { signal },
    );
    return () => listening.abort();
  }, [onChoose]);
  return (
    <div ref={box}>
      {step.at === 'none' ? (
        <Choose error={step.error} onChoose={onChoose} />
      ) : (
        <div className="d-csv-file">
          <bdi className="d-csv-name">{step.file.name}</bdi>
          <span className="d-small d-quiet">{t('size', { size: Math.ceil(step.file.size / 1024) })}</span>
          {step.at === 'chosen' && (
            <IconButton label={t('remove', { name: step.file.name })} icon={<Bin />} onClick={onRemove} />
          )}
        </div>
      )}
    </div>
  );
}

function Choose({ error, onChoose }: { readonly error?: string | undefined } & Pick<CsvFileProps, 'onChoose'>) {
  const id = useId();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose(file);
    currentTarget.value = '';
  };
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
          type="file"
          className="d-csv-input"
          accept=".csv,text/csv"
          aria-label={t('file')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, t('drop'))}
          onChange={change}
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
