import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';
import { useSpoken } from '@/shared/ui/timing/useSpoken';
import type { SheetFiles } from '../reading/useSheetFiles';
import { Button } from '@/shared/ui/buttons/Button';

/** Says how far the reading is, and what it has found at its end. It stays on the page, so that its end is heard, too. */
export function SpokenReading({ files, open }: { readonly files: SheetFiles; readonly open: number }) {
  const { t } = useTranslation('payroll');
  const { read, count, state } = files;
  const soFar = useSpoken(t('reading.progress', { read: read.length, count }));
  const atOnce = state === 'read' ? t('reading.done', { count, open }) : state === 'none' ? '' : null;
  return <output className="visually-hidden">{atOnce ?? soFar}</output>;
}

/** The looks of the furrow of a file: those that were read come first, then those that are being read. */
function furrowOf({ read, current }: SheetFiles, at: number): string | undefined {
  const state = read[at]?.state;
  if (state !== undefined) return state === 'checked' ? 'done' : 'missing';
  return at < read.length + current.length ? 'next' : undefined;
}

/** Stops the reading, or goes on with it. */
export function StopButton({ files: { state, stop, goOn } }: { readonly files: SheetFiles }) {
  const { t } = useTranslation('payroll');
  const isStopped = state === 'stopped';
  return <Button label={t(isStopped ? 'reading.goOn' : 'reading.stop')} onClick={isStopped ? goOn : stop} />;
}

/** How many of the dropped files were read: a furrow for each, which also says which have to be looked at. */
export function ReadingBar({ files }: { readonly files: SheetFiles }) {
  const { t } = useTranslation('payroll');
  const { read, count, current, state } = files;
  const text = t('reading.progress', { read: read.length, count });
  return (
    <div className="stack gap-10 pads-12-16 framed round-8 on-sunken">
      <div className="split">
        <div className="shrinks">
          <b className="text-strong">{text}</b>
          {current.length > 0 && state === 'reading' && (
            <span className="block ellipsis text-faint text-small">
              {t('reading.current', { names: current.join(', ') })}
            </span>
          )}
        </div>
        <div className="no-phone">
          <StopButton files={files} />
        </div>
      </div>
      <div
        className="tw-parts"
        role="progressbar"
        aria-label={t('reading.label', { count })}
        aria-valuenow={read.length}
        aria-valuemin={0}
        aria-valuemax={count}
      >
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={furrowOf(files, at)} />
        ))}
      </div>
      {files.hasFailed && <Alert tone="danger">{t('reading.failed')}</Alert>}
    </div>
  );
}
