import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodRange } from './PeriodRange';
import { SheetChip } from './SheetChip';
import type { Find, ShownFilter } from './find';
import { isChosen, orderedValues, toggle } from './findOffer';
import classes from './findSheet.module.scss';

/** How many values of a filter are shown at first. */
const FIRST = 6;

interface SheetFilterProps {
  readonly find: Find;
  readonly filter: ShownFilter;
}

/** A filter in the sheet, its values as chips. */
export function SheetFilter({ find, filter }: SheetFilterProps) {
  const { t } = useTranslation('find');
  const [isAll, setIsAll] = useState(false);
  const [isRangeOpen, setIsRangeOpen] = useState(false);
  const [first] = useState(filter.chosen);
  const all = orderedValues(filter, first);
  // A chosen value is never hidden, also after "Reset" and another choice.
  const values = isAll ? all : all.filter((value, at) => at < FIRST || isChosen(filter, value));
  const isPeriod = filter.name === 'period';
  const hasOwnPeriod = isPeriod && filter.chosen.some(({ value }) => value.includes('..'));
  const showsRange = isRangeOpen || hasOwnPeriod;

  function pressRange() {
    setIsRangeOpen(!showsRange);
    if (hasOwnPeriod) filter.choose([]);
  }

  return (
    <fieldset className={classes.group} aria-label={filter.label}>
      <div className="as-flex align-center justify-between">
        <h3 aria-hidden="true">{filter.label}</h3>
        {!isAll && all.length > FIRST && (
          <button
            type="button"
            className="tw-link"
            aria-label={t('sheet.allOf', { all: all.length, name: filter.label })}
            onClick={() => setIsAll(true)}
          >
            {t('sheet.all', { all: all.length })}
          </button>
        )}
      </div>
      <div className="as-flex wrap gap-8">
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
        {filter.exclusion && filter.chosen.length > 0 && (
          <SheetChip
            label={filter.exclusion.label}
            isOn={filter.exclusion.isOn}
            onPress={filter.exclusion.turn}
          />
        )}
        {!isPeriod && all.length === 0 && <span className="text-faint">{t('noValues')}</span>}
      </div>
      {showsRange && <PeriodRange {...{ find, filter }} />}
    </fieldset>
  );
}
