import { useTranslation } from 'react-i18next';
import { ROW_KINDS, hasBudgets } from '@/domain/report/pivot';
import type { ReportSettings } from '@/domain/report/reportAddress';
import { TIME_COLUMNS } from '@/domain/report/reportColumns';
import { COMPARISONS, REPORT_PERIODS, periodBeside, reportDays } from '@/domain/report/reportPeriods';
import { MEASURES } from '@/domain/report/sums';
import { useFormats } from '@/shared/i18n/useFormats';
import type { PeriodChoice, Setting, SettingOffer } from '@/shared/settings/setting';
import { useToday } from '@/shared/ui/timing/useClock';
import { useReportWords } from '../useReportWords';
import { isWithPeople, useReportQuestion, useReportSettings } from '../useReportSettings';

type SettingName = 'rows' | 'columns' | 'measure' | 'against';

/** A value with the settings that change if it is chosen. */
type Offer = Omit<SettingOffer, 'onChoose'> & { readonly changed: Partial<ReportSettings> };

/** The settings of the report besides its period, and what they offer. */
export function useSettingOffers() {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const { settings, change } = useReportSettings();
  const { rows, columns, measure, against } = settings;
  const { compared } = useReportQuestion();

  const setting = (name: SettingName, offers: readonly Offer[], value?: string): Setting => ({
    name,
    label: t(`report.${name}`),
    value: value ?? offers.find(({ isChosen }) => isChosen)?.label ?? '',
    offers: offers.map(({ changed, ...offer }) => ({ ...offer, onChoose: () => change(changed) })),
  });
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
    against: {
      ...setting(
        'against',
        COMPARISONS.map((of) => ({
          label: t(`report.comparisons.${of}`),
          isChosen: of === against,
          changed: { against: of },
        })),
        against === 'prev' && compared ? words.days(compared) : undefined,
      ),
      // "against" only makes sense in the line of settings, after the words before it.
      sheetLabel: t('report.comparison'),
    },
  };
}

/** The period of the report. */
export function usePeriodOffer(): PeriodChoice {
  const { t } = useTranslation('report');
  const { dayRange } = useFormats();
  const words = useReportWords();
  const today = useToday();
  const { settings, change } = useReportSettings();
  const { period } = settings;
  return {
    setting: {
      name: 'period',
      label: t('report.period'),
      value: words.period(period),
      offers: REPORT_PERIODS.map((name) => {
        const { from, to } = reportDays(name, today);
        return {
          label: t(`report.periods.${name}`),
          detail: dayRange(from, to, today),
          isChosen: name === period,
          onChoose: () => change({ period: name }),
        };
      }),
    },
    days: reportDays(period, today),
    isOwn: typeof period !== 'string',
    onDays: (days) => change({ period: days }),
    beside: (direction) => {
      const next = periodBeside(period, direction, today);
      return next && (() => change({ period: next }));
    },
  };
}
