import { periodOfYear } from '@/domain/time/period';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { dayRemarks } from '@/domain/account/accountDays';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { OwnAccount } from '../useOwnAccount';
import { lacksRecords } from './absencesOfYear';
import classes from './absencesPage.module.scss';

interface LackingRecordsNoteProps {
  readonly own: Pick<OwnAccount, 'mapped' | 'reading' | 'account'>;
}

/** Says that absences of mapped projects are missing: their records are not read, and why not, or cannot be read. */
export function LackingRecordsNote({ own }: LackingRecordsNoteProps) {
  const { t } = useTranslation('absences');
  const errorText = useErrorText();
  const { reading, account, mapped } = own;
  if (!lacksRecords(own)) return <WithoutUnreadable count={mapped.length > 0 ? reading.unreadable : 0} />;
  if (!account) return <p className="tw-alert quiet above-16">{t('reading.noAccount')}</p>;
  if (reading.state !== 'failed')
    return <output className="tw-alert quiet above-16">{t('reading.on')}</output>;
  return (
    <p className="tw-alert quiet above-16" role="alert">
      <Icon of={warning} className="text-faint" />
      <span>
        {t('reading.failed', { reason: errorText(reading.error) })}{' '}
        <Button look="link" label={t('reading.again')} onClick={reading.readOn} />
      </span>
    </p>
  );
}

interface DayNotesProps {
  readonly year: number;
  readonly own: OwnAccount;
}

/** The remarks about days with an absence and a record. */
export function DayNotes({ year, own }: DayNotesProps) {
  const { t } = useTranslation('absences');
  const formats = useFormats();
  const remarks = dayRemarks(periodOfYear(year), own.inputs);
  if (remarks.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t('notes.title')}>
      {remarks.map(({ date, kind }) => (
        <li key={`${date}/${kind}`} className="as-flex align-baseline gap-8">
          <Icon of={warning} className="text-faint" />
          {t(`notes.${kind}`, { day: formats.day(date) })}
        </li>
      ))}
    </ul>
  );
}
