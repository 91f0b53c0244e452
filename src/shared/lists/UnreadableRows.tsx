import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { noticeLife } from '../notices/noticeLife';
import { noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch } from '../store/hooks';
import { Icon } from '../ui/Icon';
import './unreadableRows.scss';

/** What whoever looks after the service needs to know; no value of anybody's entry is in it. */
function reportOf({ call, at, field, reason }: UnreadableRow): string {
  return `${call}\n[${at}]${field === '' ? '' : `.${field}`}: ${reason}`;
}

/** Copies a report, and says whether that worked. */
function useCopyReport(): (row: UnreadableRow) => Promise<void> {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  return async (row) => {
    const report = reportOf(row);
    try {
      await navigator.clipboard.writeText(report);
      dispatch(noticeGiven({ tone: 'success', text: t('unreadable.copied'), lifeMs: noticeLife.done }));
    } catch {
      // Without the right to, it can still be read off the screen.
      dispatch(noticeGiven({ tone: 'error', text: t('unreadable.notCopied'), detail: report }));
    }
  };
}

/** The entries of a list that cannot be read, a row each above the others: the list does not go down for them. */
export function UnreadableRows({ rows }: { readonly rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation('common');
  const copy = useCopyReport();
  if (rows.length === 0) return null;
  return (
    <ul className="tw-unreadable" aria-label={t('unreadable.title')}>
      {rows.map((row) => (
        <li key={`${row.call} ${row.at}`}>
          <Icon of={exclamationTriangle} />
          <span>
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
