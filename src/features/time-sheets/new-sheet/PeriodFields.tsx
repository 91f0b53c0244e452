import { useTranslation } from 'react-i18next';
import type { Period } from '@/domain/time/period';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { Segmented } from '@/shared/ui/Segmented';
import { formatPeriod } from '../formatPeriod';
import type { TimeSheetForm } from './useNewTimeSheetForm';

interface PeriodFieldsProps {
  readonly form: TimeSheetForm;
  /** The days that the fields mean; null while they mean none. */
  readonly period: Period | null;
}

/** The fields of the "New time sheet" modal (section 2), and nothing but the fields. */
export function PeriodFields({ form, period }: PeriodFieldsProps) {
  const { t } = useTranslation('timeSheets');
  const { valueField } = form;
  const { kind } = form.values;
  return (
    <div className="tw-form">
      <Segmented
        label={t('columns.period')}
        value={kind}
        options={[
          { value: 'month', label: t('new.month') },
          { value: 'range', label: t('new.range') },
        ]}
        onChange={(next) => form.setValue('kind', next)}
      />
      {kind === 'month' ? (
        <div>
          <DateField
            label={t('fields.date')}
            required
            hint={period && t('new.monthHint', { days: formatPeriod(period) })}
            {...valueField('date')}
          />
        </div>
      ) : (
        <>
          <div className="c6 p12">
            <DateField label={t('fields.from')} required {...valueField('from')} />
          </div>
          <div className="c6 p12">
            <DateField label={t('fields.to')} required {...valueField('to')} />
          </div>
        </>
      )}
    </div>
  );
}
