import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { MAX_QUERY_LETTERS } from '@/domain/limits';
import { Dialog } from '../../ui/dialog/Dialog';
import { SwitchField } from '../../ui/fields/SwitchField';
import { TextField } from '../../ui/fields/TextField';
import { Segmented } from '../../ui/buttons/Segmented';
import type { ShownFilter, TypedFind, Find } from './find';
import type { FindFieldProps } from './FindField';
import { ToolGroups } from './tools/lazyTools';
import { isSwitch, toggle, isChosen, orderedValues } from './findOffer';
import { SheetChip } from './SheetChip';
import { useBackCloses } from './useSheet';
import { PeriodRange } from './PeriodRange';
import { Button } from '../../ui/buttons/Button';
import classes from './findSheet.module.scss';

/** A column that a list can be sorted by. */
export interface ShownSort {
  readonly by: string;
  readonly label: string;
}

interface FindSheetProps extends Omit<FindFieldProps, 'find' | 'hasFocus' | 'onLeave' | 'size'> {
  readonly find: TypedFind;
  /** Hides the sheet, and takes its entry out of the history if nothing was chosen. */
  readonly onClose: () => void;
  /** Hides the sheet, where Back or what was pressed decides about the history. */
  readonly onHide: () => void;
}

/** Everything that can be asked of a list, filling the screen of a phone; each choice takes effect at once. */
export function FindSheet({ find, label, sorts, countLabel, use, onClose, onHide }: FindSheetProps) {
  const { t } = useTranslation('find');
  useBackCloses(onHide);
  return (
    <Dialog
      title={t('phone.filter')}
      onClose={onClose}
      footer={
        <>
          <Button label={t('reset')} onClick={find.reset} />
          <Button look="primary" label={countLabel} onClick={onClose} />
        </>
      }
    >
      <div className="stack gap-14">
        <TextField
          label={label}
          labelHidden
          maxLength={MAX_QUERY_LETTERS}
          autoComplete="off"
          placeholder={t('phone.search')}
          value={find.text}
          onChange={({ target }) => find.typing.set(target.value)}
        />
        {find.filters.map((filter) =>
          isSwitch(filter) ? (
            <FilterSwitch key={filter.name} filter={filter} />
          ) : (
            <SheetFilter key={filter.name} {...{ find, filter }} />
          ),
        )}
        {sorts.length > 0 && <SortGroup {...{ find, sorts }} />}
        {use && <ToolGroups use={use} onClose={onHide} />}
      </div>
    </Dialog>
  );
}

/** A filter that is on or off. */
function FilterSwitch({ filter }: { readonly filter: ShownFilter }) {
  const [value] = filter.values;
  return (
    <div className="line-above pads-12">
      <SwitchField
        label={filter.label}
        checked={filter.chosen.length > 0}
        onChange={() => value && toggle(filter, value)}
      />
    </div>
  );
}

/** The order: the chosen column, pressed again, ends it. */
function SortGroup({ find, sorts }: Pick<FindSheetProps, 'find' | 'sorts'>) {
  const { t } = useTranslation('find');
  const { sort } = find.query;
  return (
    <fieldset className={classes.group} aria-label={t('sheet.sort')}>
      <h3 aria-hidden="true">{t('sheet.sort')}</h3>
      <div className="as-flex wrap gap-8">
        {sorts.map(({ by, label }) => {
          const isOn = sort?.by === by;
          return (
            <SheetChip
              key={by}
              isOn={isOn}
              label={label}
              onPress={() => find.sortBy(isOn ? null : { by, isDown: find.startsDown(by) })}
            />
          );
        })}
      </div>
      {sort && (
        <div className="above-10">
          <Segmented
            label={t('sheet.direction')}
            value={sort.isDown ? 'down' : 'up'}
            options={{ up: t('sheet.up'), down: t('sheet.down') }}
            onChange={(direction) => find.sortBy({ by: sort.by, isDown: direction === 'down' })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** How many values of a filter are shown at first. */
const FIRST = 6;

interface SheetFilterProps {
  readonly find: Find;
  readonly filter: ShownFilter;
}

/** A filter in the sheet, its values as chips. */
function SheetFilter({ find, filter }: SheetFilterProps) {
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
          <Button
            look="link"
            label={t('sheet.all', { all: all.length })}
            aria-label={t('sheet.allOf', { all: all.length, name: filter.label })}
            onClick={() => setIsAll(true)}
          />
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
