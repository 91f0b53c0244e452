import { useTranslation } from 'react-i18next';
import { type RangeEnd, presetRange, rangePresets, shiftRange } from '@/domain/customers/evaluation';
import { CHART_MONTHS } from '@/domain/limits';
import type { IsoDate, Period } from '@/domain/time/period';
import { DateStepper } from '../ui/bars/DateStepper';
import { Button } from '../ui/buttons/Button';
import classes from './chartRange.module.scss';

interface ChartRangeProps {
  readonly range: Period;
  readonly today: IsoDate;
  readonly onChange: (range: Period) => void;
}

/** The two ends of a chart's range as days, each with buttons that move it by a month. */
export function ChartRangeSteppers({ range, today, onChange }: ChartRangeProps) {
  const { t } = useTranslation('charts');

  const limitOf = (end: RangeEnd, direction: -1 | 1) => {
    if (shiftRange(range, end, direction, today) !== null) return undefined;
    return end === 'to' && direction === 1 ? t('limits.endAfterToday') : t('limits.startAfterEnd');
  };
  const handleStep = (end: RangeEnd, direction: -1 | 1) => {
    const shifted = shiftRange(range, end, direction, today);
    if (shifted !== null) onChange(shifted);
  };

  return (
    <div className={classes.range}>
      {(['from', 'to'] as const).map((end) => (
        <span className="row gap-10 text-secondary text-small" key={end}>
          <span aria-hidden="true">{t(end)}</span>
          <DateStepper
            label={t(end)}
            unit="month"
            value={range[end]}
            limits={{ previous: limitOf(end, -1), next: limitOf(end, 1) }}
            onStep={(direction) => handleStep(end, direction)}
          />
        </span>
      ))}
    </div>
  );
}

/** Presets for ranges of whole months, and for the chart's initial range. */
export function ChartRangePresets({ range, today, onChange }: ChartRangeProps) {
  const { t } = useTranslation('charts');
  return (
    <fieldset className={classes.presets} aria-label={t('presets.label')}>
      {rangePresets.map((preset) => {
        const days = presetRange(preset, today);
        const isShown = days.from === range.from && days.to === range.to;
        return (
          <Button
            key={preset}
            look="link"
            label={t(`presets.${preset}`, { count: CHART_MONTHS })}
            aria-pressed={isShown}
            onClick={() => onChange(days)}
          />
        );
      })}
    </fieldset>
  );
}
