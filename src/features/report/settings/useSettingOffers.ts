import { useTranslation } from 'react-i18next';
import { ROW_KINDS, hasBudgets } from '@/domain/report/pivot';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { TIME_COLUMNS } from '@/domain/report/reportColumns';
import { COMPARISONS, REPORT_PERIODS, comparedDays, reportDays } from '@/domain/report/reportPeriods';
import { MEASURES } from '@/domain/report/sums';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportWords } from '../useReportWords';
import { isWithPeople, useReportSettings } from '../useReportSettings';

/** A value of a setting. */
export interface SettingOffer {
  readonly label: string;
  readonly isChosen: boolean;
  readonly detail?: string;
  /** The reason why it cannot be chosen now. */
  readonly refusal?: string | undefined;
  /** The settings that change if it is chosen. */
  readonly changed: Partial<ReportSettings>;
}

/** A setting with its values. */
export interface Setting {
  readonly name: 'rows' | 'columns' | 'measure' | 'period' | 'against';
  readonly label: string;
  /** The chosen value in words. */
  readonly value: string;
  readonly offers: readonly SettingOffer[];
}

/** The settings of the report and what they offer. */
export function useSettingOffers() {
  const { t } = useTranslation('report');
  const { dayRange } = useFormats();
  const words = useReportWords();
  const today = useToday();
  const { rows, columns, measure, period, against } = useReportSettings().settings;
  const compared = comparedDays(period, against, today);

  const setting = (name: Setting['name'], offers: readonly SettingOffer[], value?: string): Setting => {
    const chosen = offers.find(({ isChosen }) => isChosen);
    return { name, label: t(`report.${name}`), value: value ?? chosen?.label ?? '', offers };
  };
  const kinds = ROW_KINDS.filter((kind) => isWithPeople || !kind.startsWith('person'));

  return {
    rows: setting(
      'rows',
      kinds.map((kind) => ({
        label: t(`report.rowKinds.${kind}`),
        isChosen: kind === rows,
        // People have no budgets, so the value becomes hours.
        changed: {
          rows: kind,
          open: [],
          ...(measure === 'budget' && !hasBudgets(kind) && { measure: 'hours' as const }),
        },
      })),
    ),
    columns: setting(
      'columns',
      (['total', ...TIME_COLUMNS.filter((by) => by !== 'total')] as const).map((by) => ({
        label: t(`report.timeColumns.${by}`),
        isChosen: by === columns,
        changed: { columns: by, sort: null },
      })),
    ),
    measure: setting(
      'measure',
      MEASURES.map((of) => ({
        label: t(`report.measures.${of}`),
        isChosen: of === measure,
        refusal: of === 'budget' && !hasBudgets(rows) ? t('report.noBudget') : undefined,
        changed: { measure: of },
      })),
    ),
    period: setting(
      'period',
      REPORT_PERIODS.map((name) => {
        const { from, to } = reportDays(name, today);
        return {
          label: t(`report.periods.${name}`),
          detail: dayRange(from, to, today),
          isChosen: name === period,
          changed: { period: name },
        };
      }),
      words.period(period),
    ),
    against: setting(
      'against',
      COMPARISONS.map((of) => ({
        label: t(`report.comparisons.${of}`),
        isChosen: of === against,
        changed: { against: of },
      })),
      against === 'prev' && compared ? words.days(compared) : undefined,
    ),
  };
}
