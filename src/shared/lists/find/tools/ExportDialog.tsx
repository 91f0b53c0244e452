import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../api/useErrorText';
import { useFormats } from '../../../i18n/useFormats';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Alert } from '../../../ui/messages/Alert';
import { useDelayedFlag } from '../../../ui/timing/useDelayedFlag';
import type { WholeList } from '../useWholeList';
import type { ListFile } from './useListFile';
import { Button } from '../../../ui/buttons/Button';

/** The dialog of an export that goes on by itself appears only after this many milliseconds. */
const NOTICEABLE_MS = 250;

interface ExportDialogProps {
  readonly whole: WholeList<unknown>;
  readonly isWhole: boolean;
  readonly file: ListFile;
  readonly onClose: () => void;
}

/** Says how far an export is, asks where not everything was read, and says why nothing was written. */
export function ExportDialog({ whole, isWhole, file, onClose }: ExportDialogProps) {
  const { t } = useTranslation(['find', 'common']);
  const { kind } = whole.state;
  const isReading = kind === 'reading';
  const { failure, isWriting } = file;
  const goesOn = failure === null && (isReading || isWriting || isWhole);
  const isDue = useDelayedFlag(goesOn, NOTICEABLE_MS) || !goesOn;
  // Once it is there it stays until the end, and keeps the focus.
  const [isShown, setIsShown] = useState(false);
  if (isDue && !isShown) setIsShown(true);
  if (!isShown) return null;
  return (
    <Dialog
      title={t('find:export.label')}
      onClose={onClose}
      footer={
        failure === null ? <ReadingButtons {...{ whole, file }} /> : <RetryButton onRetry={file.write} />
      }
    >
      {failure !== null && <Alert tone="danger">{t('find:export.failed', { reason: failure })}</Alert>}
      {failure === null && goesOn && <Progress {...{ whole, file }} />}
      {failure === null && !goesOn && <Incomplete {...{ whole, file }} />}
    </Dialog>
  );
}

type PartProps = Pick<ExportDialogProps, 'whole' | 'file'>;

function RetryButton({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const { t } = useTranslation('common');
  return <Button look="primary" label={t('actions.retry')} onClick={() => void onRetry()} />;
}

/** Stop while the list is read; after that Continue, and the export of what was read. */
function ReadingButtons({ whole, file }: PartProps) {
  const { t } = useTranslation('find');
  const { kind } = whole.state;
  if (file.isWriting || kind === 'whole' || kind === 'enough') return null;
  if (kind === 'reading') return <Button label={t('stop')} onClick={whole.stop} />;
  return (
    <>
      {kind !== 'tooLong' && kind !== 'doubtful' && <Button label={t('goOn')} onClick={whole.goOn} />}
      {whole.entries.length > 0 && (
        <Button look="primary" label={t('export.anyway')} onClick={() => void file.write()} />
      )}
    </>
  );
}

/** How many entries were read, or how much of the file is written. */
function Progress({ whole, file }: PartProps) {
  const { t } = useTranslation('find');
  const formats = useFormats();
  const isReading = whole.state.kind === 'reading';
  const count = whole.entries.length;
  return (
    <>
      <p className="mb-3">{t(isReading ? 'export.reading' : 'export.writing')}</p>
      {isReading ? (
        <p className="figures text-secondary mb-3">{t('readSoFar', { count, read: formats.plain(count) })}</p>
      ) : (
        <progress className="tw-progress" value={file.share} max={1} aria-label={t('export.progress')} />
      )}
    </>
  );
}

/** Why not everything was read, and what the file says about that. */
function Incomplete({ whole, file }: PartProps) {
  const { t } = useTranslation('find');
  const errorText = useErrorText();
  const { state, entries } = whole;
  return (
    <>
      {state.kind === 'failed' && (
        <Alert tone="danger">{t('interrupted', { reason: errorText(state.error) })}</Alert>
      )}
      {state.kind === 'tooLong' && <Alert>{t('tooLong')}</Alert>}
      {entries.length > 0 && (
        <>
          <p className="mb-3">{t('export.incomplete')}</p>
          {file.notes.map((note) => (
            <p key={note} className="figures text-secondary mb-3">
              {note}
            </p>
          ))}
        </>
      )}
    </>
  );
}
