import { useTranslation } from 'react-i18next';
import { Alert } from '@/shared/ui/messages/Alert';
import { useSpoken } from '@/shared/ui/timing/useSpoken';
import type { SheetFiles } from '../reading/useSheetFiles';
import classes from './sheetsReading.module.scss';

/** Says how far the reading is, and what it has found at its end. It stays on the page, so that its end is heard, too. */
export function SpokenReading({ files, open }: { readonly files: SheetFiles; readonly open: number }) {
  const { t } = useTranslation('payroll');
  const { read, count, state } = files;
  const soFar = useSpoken(t('reading.progress', { read: read.length, count }));
  const atOnce = state === 'read' ? t('reading.done', { count, open }) : state === 'none' ? '' : null;
  return <output className="visually-hidden">{atOnce ?? soFar}</output>;
}

/** How many of the dropped files were read: a furrow for each. */
export function ReadingBar({ files }: { readonly files: SheetFiles }) {
  const { t } = useTranslation('payroll');
  const { read, count, current, state, stop, goOn } = files;
  const isStopped = state === 'stopped';
  const text = t('reading.progress', { read: read.length, count });
  return (
    <div className="stack gap-10">
      <div className="split">
        <div className="shrinks">
          <b className="text-strong">{text}</b>
          {current.length > 0 && !isStopped && (
            <span className="block ellipsis text-faint text-small">
              {t('reading.current', { names: current.join(', ') })}
            </span>
          )}
        </div>
        <button type="button" className="btn btn-quiet btn-sm" onClick={isStopped ? goOn : stop}>
          {t(isStopped ? 'reading.goOn' : 'reading.stop')}
        </button>
      </div>
      <div
        className={classes.furrows}
        role="progressbar"
        aria-label={t('reading.label', { count })}
        aria-valuenow={read.length}
        aria-valuemin={0}
        aria-valuemax={count}
      >
        {Array.from({ length: count }, (_, at) => (
          <i key={at} className={at < read.length ? classes.isRead : undefined} />
        ))}
      </div>
      {files.hasFailed && <Alert tone="danger">{t('reading.failed')}</Alert>}
    </div>
  );
}
