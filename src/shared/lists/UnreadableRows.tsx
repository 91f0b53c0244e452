import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import type { UnreadableRow } from '@/domain/lists/unreadableRow';
import { useCopyText } from '../notices/useCopyText';
import { Button } from '../ui/buttons/Button';
import { Icon } from '../ui/buttons/Icon';
import classes from './unreadableRows.module.scss';

/** A report for whoever maintains the service; it contains no values of the entry. */
function reportOf({ call, at, field, reason }: UnreadableRow): string {
  return `${call}\n[${at}]${field === '' ? '' : `.${field}`}: ${reason}`;
}

/** Unreadable entries, one row each above the others, so that the list does not fail because of them. */
export function UnreadableRows({ rows }: { readonly rows: readonly UnreadableRow[] }) {
  const { t } = useTranslation('common');
  const copy = useCopyText(t('unreadable.copied'), t('unreadable.notCopied'));
  if (rows.length === 0) return null;
  return (
    <ul className="below-12" aria-label={t('unreadable.title')}>
      {rows.map((row) => (
        <li key={`${row.call} ${row.at}`} className={classes.row}>
          <Icon of={exclamationTriangle} />
          <span className="fills break-anywhere">
            <b>{t('unreadable.title')}</b>{' '}
            {t(row.field === '' ? 'unreadable.row' : 'unreadable.field', { field: row.field })}{' '}
            {t('unreadable.missing')}
          </span>
          <Button look="link" label={t('unreadable.copy')} onClick={() => void copy(reportOf(row))} />
        </li>
      ))}
    </ul>
  );
}
