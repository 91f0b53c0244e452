import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { IconButton } from '@/shared/ui/IconButton';

interface DayRecordsProps {
  readonly day: IsoDate;
  readonly records: readonly WorkRecord[];
  readonly onEdit: (record: WorkRecord) => void;
}

/** The records of the day that was pressed in the calendar. */
export function DayRecords({ day, records, onEdit }: DayRecordsProps) {
  const { t } = useTranslation(['monthClose', 'common']);
  const formats = useFormats();
  const projectName = useProjectName();
  return (
    <section className="tw-day-records" aria-label={formats.longDate(day)}>
      <h2>{formats.longDate(day)}</h2>
      <ul>
        {records.map((record) => (
          <li key={record.id}>
            <span>
              <b>{record.customerName}</b>
              {record.projectName !== '' && ` · ${projectName(record.projectName)}`}
              <span className="t2"> · {record.description}</span>
            </span>
            <span className="num">{t('monthClose:hours', { hours: formats.hours(record.hours ?? 0) })}</span>
            <IconButton
              icon={pencil}
              label={t('common:actions.edit')}
              about={record.description}
              onClick={() => onEdit(record)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
