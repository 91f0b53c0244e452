import { useTranslation } from 'react-i18next';
import { type IsoDate, type Period, isoDate } from '@/domain/time/period';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { MonthField } from '@/shared/ui/fields/dates/MonthField';
import { Segmented } from '@/shared/ui/Segmented';
import type { ExportForm } from './useExportForm';

interface ExportFieldsProps {
  readonly form: ExportForm;
  readonly today: IsoDate;
  /** The days that the chart shows. */
  readonly charted: Period;
}

/** Which days are exported, and nothing but the fields. */
export function ExportFields({ form, today, charted }: ExportFieldsProps) {
  const { t } = useTranslation('customers');
  const year = Number(today.slice(0, 4));
  const ranges = {
    charted,
    thisYear: { from: isoDate(`${year}-01-01`), to: today },
    lastYear: { from: isoDate(`${year - 1}-01-01`), to: isoDate(`${year - 1}-12-31`) },
  };
  return (
    <>
      <Segmented
        label={t('exportDialog.period')}
        value={form.kind}
        options={[
          { value: 'month', label: t('exportDialog.month') },
          { value: 'range', label: t('exportDialog.range') },
        ]}
        onChange={form.setKind}
      />
      {form.kind === 'month' ? (
        <div>
          <MonthField label={t('exportDialog.month')} required {...form.valueField('month')} />
        </div>
      ) : (
        <>
          <div className="c6 p12">
            <DateField label={t('exportDialog.from')} required {...form.valueField('from')} />
          </div>
          <div className="c6 p12">
            <DateField label={t('exportDialog.to')} required {...form.valueField('to')} />
          </div>
          <div className="tw-ranges">
            {(['charted', 'thisYear', 'lastYear'] as const).map((range) => (
              <button
                key={range}
                type="button"
                className="tw-link"
                onClick={() => form.setRange(ranges[range])}
              >
                {t(`exportDialog.ranges.${range}`)}
              </button>
            ))}
          </div>
        </>
      )}
    </>
  );
}
