import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import type { ComparedRow } from '@/domain/service-records/recordDrift';
import type { RowDrift } from '@/domain/sheets/rowDrift';
import { DriftAlarm, type DriftLine } from '@/shared/drift/DriftAlarm';
import { useFormats } from '@/shared/i18n/useFormats';
import { newServiceRecordPath } from '@/shared/paths';
import { useRecords } from '../kept/useRecords';
import type { RecordCheck as Check } from './useRecordChecks';
import { Button } from '@/shared/ui/buttons/Button';

interface RecordCheckProps {
  readonly record: KeptServiceRecord;
  readonly check: Exclude<Check, { readonly kind: 'agrees' }>;
}

function lineOf(row: RowDrift<ComparedRow>): DriftLine {
  const { id, date, project, description } = row.kind === 'gone' ? row.before : row.after;
  return {
    key: id,
    date,
    text: [project, description].filter(Boolean).join(' · '),
    before: row.kind === 'new' ? null : row.before.hours,
    after: row.kind === 'gone' ? null : row.after.hours,
  };
}

/** Says that a record differs from what was signed, or that this was not checked. */
export function RecordCheck({ record, check }: RecordCheckProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const { silence } = useRecords();
  const { number, customer, scope } = record;
  if (check.kind === 'unchecked')
    return (
      <p className="row text-faint text-small">
        {t('list.unchecked')}
        <Button
          look="link"
          label={t('list.check')}
          aria-label={t('list.checkLabel', { number })}
          onClick={check.check}
        />
      </p>
    );
  const { changes, before, now, key } = check.drift;
  const title = t('drift.title', { count: changes.length });
  const hours = { before: formats.hours(before), now: formats.hours(now) };
  const include = changes.flatMap((row) => (row.kind === 'new' ? row.after.id : []));
  return (
    <DriftAlarm
      label={`${t('drift.label')}: ${number}`}
      title={before === now ? title : `${title}, ${t('drift.hours', hours)}`}
      lines={changes.map(lineOf)}
    >
      {include.length > 0 && (
        <Link
          className="btn btn-quiet btn-sm"
          to={`${newServiceRecordPath({ customer: customer.id })}&who=${scope}`}
          state={{ include, from: record.from }}
        >
          {t('drift.next')}
        </Link>
      )}
      <Button look="ghost" size="sm" label={t('drift.leave')} onClick={() => void silence(record.key, key)} />
    </DriftAlarm>
  );
}
