import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch } from '../store/hooks';
import { Icon } from '../ui/buttons/Icon';
import classes from './unreadableRows.module.scss';

/** A report for whoever maintains the service; it contains no values of the entry. */
function reportOf({ call, at, field, reason }: UnreadableRow): string {
  return `${call}\n[${at}]${field === '' ? '' : `.${field}`}: ${reason}`;
}

/** Copies a report, and tells the user whether that worked. */
function useCopyReport(): (row: UnreadableRow) => Promise<void> {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return async (row) => {
    const report = reportOf(row);
    try {
      await navigator.clipboard.writeText(report);
      dispatch(noticeGiven({ tone: 'success', text: t('unreadable.copied'), lifeMs: noticeLife.done }));
    } catch {
      // Copying is not allowed, but the report can still be read on the screen.
      dispatch(noticeGiven({ tone: 'error', text: t('unreadable.notCopied'), detail: report }));
    }
  };
}

/** Unreadable entries, one row each above the others, so that the list does not fail because of them. */
export function UnreadableRows({ rows }: { readonly rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation('common');
  const copy = useCopyReport();
  if (rows.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={t('unreadable.title')}>
      {rows.map((row) => (
        <li key={`${row.call} ${row.at}`} className={classes.row}>
          <Icon of={exclamationTriangle} />
          <span className={classes.reason}>
            <b>{t('unreadable.title')}</b>{' '}
            {t(row.field === '' ? 'unreadable.row' : 'unreadable.field', { field: row.field })}{' '}
            {t('unreadable.missing')}
          </span>
          <button type="button" className="tw-link" onClick={() => void copy(row)}>
            {t('unreadable.copy')}
          </button>
        </li>
      ))}
    </ul>
  );
}
