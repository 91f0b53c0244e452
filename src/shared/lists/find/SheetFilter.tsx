import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodRange } from './PeriodRange';
import { SheetChip } from './SheetChip';
import type { FilterValue, Find, ShownFilter } from './find';
import { isChosen, toggle } from './findOffer';
import classes from './findSheet.module.scss';

/** How many values of a filter are shown at first. */
const FIRST = 6;

interface SheetFilterProps {
  readonly find: Find;
  readonly filter: ShownFilter;
}

/** The values of a filter: those that were chosen when the sheet was opened, then the others. */
function useShownValues({ name, values, chosen }: ShownFilter, isAll: boolean): readonly FilterValue[] {
  const [first] = useState(chosen);
  // An own period is shown by its two days.
  const leading = name === 'period' ? [] : first;
  const isLeading = new Set(leading.map(({ value }) => value));
  const all = [...leading, ...values.filter(({ value }) => !isLeading.has(value))];
  // What is chosen is never hidden, also after "Reset" and another choice.
  const isOn = new Set(chosen.map(({ value }) => value));
  return isAll ? all : all.filter(({ value }, at) => at < FIRST || isOn.has(value));
}

/** A filter in the sheet, its values as chips. */
export function SheetFilter({ find, filter }: SheetFilterProps) {
  const { t } = useTranslation('find');
  const [isAll, setIsAll] = useState(false);
  const [isRangeOpen, setIsRangeOpen] = useState(false);
  const values = useShownValues(filter, isAll);
  const isPeriod = filter.name === 'period';
  const hasOwnPeriod = isPeriod && filter.chosen.some(({ value }) => value.includes('..'));
  const showsRange = isRangeOpen || hasOwnPeriod;
  const all = filter.values.length;

  function pressRange() {
    setIsRangeOpen(!showsRange);
    if (hasOwnPeriod) filter.choose([]);
  }

  return (
    <fieldset className={classes.group} aria-label={filter.label}>
      <h3>
        <span aria-hidden="true">{filter.label}</span>
        {!isAll && all > FIRST && (
          <button
            type="button"
            className="tw-link"
            aria-label={t('sheet.allOf', { all, name: filter.label })}
            onClick={() => setIsAll(true)}
          >
            {t('sheet.all', { all })}
          </button>
        )}
      </h3>
      <div className={classes.chips}>
        {values.map((value) => (
          <SheetChip
            key={value.value}
            label={value.label}
            detail={value.detail}
            isOn={isChosen(filter, value)}
            onPress={() => toggle(filter, value)}
          />
        ))}
        {isPeriod && <SheetChip label={t('period.range')} isOn={hasOwnPeriod} onPress={pressRange} />}
        {!isPeriod && all === 0 && <span className="text-faint">{t('noValues')}</span>}
      </div>
      {showsRange && <PeriodRange {...{ find, filter }} />}
    </fieldset>
  );
}
