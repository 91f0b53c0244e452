import { clsx } from 'clsx';
import checked from 'bootstrap-icons/icons/check-square-fill.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-right.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import radioed from 'bootstrap-icons/icons/record-circle.svg?icon';
import square from 'bootstrap-icons/icons/square.svg?icon';
import textLeft from 'bootstrap-icons/icons/text-left.svg?icon';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../../ui/buttons/Icon';
import { lazyComponent } from '../../ui/loading/lazyComponent';
import { KeyLegend, type LegendKey } from '../../ui/keys/KeyLegend';
import { MarkedText } from '../../ui/options/MarkedText';
import { OptionList } from '../../ui/options/OptionList';
import { chosenWords } from './FindChips';
import type { Exclusion, FilterValue, ShownFilter, TypedFind } from './find';
import { type FindOption, isChosen, isSwitch, keyOfOption } from './findOffer';
import type { FindPanelState } from './useFindPanel';
import classes from './findPanel.module.scss';

const PeriodRange = lazyComponent(async () => (await import('./PeriodRange')).PeriodRange);

interface FindPanelProps {
  readonly listId: string;
  readonly find: TypedFind;
  readonly panel: FindPanelState;
  /** Closes the panel; the focus goes back to the field. */
  readonly onDone: () => void;
}

/** A press beside an option leaves the focus in the field, unless it is on a field of the panel. */
function keepFocus(event: MouseEvent) {
  const isOnControl =
    event.target instanceof Element && event.target.closest('input, button, label') !== null;
  if (!isOnControl) event.preventDefault();
}

/** The panel below the field: filters, suggestions for what is typed, or the values of one filter. */
export function FindPanel({ listId, find, panel, onDone }: FindPanelProps) {
  const { t } = useTranslation(['find', 'common']);
  const { filter, options, headings, more, at, left } = panel;
  const isPeriod = filter?.name === 'period';
  const none = filter && filter.values.length > 0 ? t('find:noValue') : t('find:noValues');
  return (
    <div
      className={clsx('tw-menu', classes.panel, filter && classes.isValues)}
      style={{ '--left': `${left}px` }}
      role="presentation"
      onMouseDown={keepFocus}
    >
      <div className={clsx(classes.list, isPeriod && classes.isPeriod)}>
        <OptionList<FindOption>
          listId={listId}
          label={filter?.label ?? t(find.text.trim() === '' ? 'find:kinds' : 'find:suggestions')}
          {...{ options, headings, at }}
          keyOf={keyOfOption}
          {...(filter && {
            isChecked: (option: FindOption) => option.kind === 'value' && isChosen(filter, option.value),
          })}
          onTake={panel.press}
        >
          {(option: FindOption) => (
            <OptionRow option={option} isInValues={filter !== null} typed={panel.text} />
          )}
        </OptionList>
      </div>
      {options.length === 0 && <p className="no-shrink text-secondary text-small pads-8-16">{none}</p>}
      {more > 0 && (
        <p className="no-shrink text-secondary text-small pads-8-16">
          {t('common:choice.more', { count: more })}
        </p>
      )}
      {filter?.exclusion && filter.chosen.length > 0 && <Exclude exclusion={filter.exclusion} />}
      {isPeriod && <PeriodRange {...{ find, filter }} onDone={onDone} />}
      <PanelKeys
        isInValues={filter !== null}
        hasChips={find.filters.some(({ chosen }) => chosen.length > 0)}
      />
    </div>
  );
}

/** Turns the chosen values of a filter into those that are left out. */
function Exclude({ exclusion: { label, isOn, turn } }: { readonly exclusion: Exclusion }) {
  return (
    <button type="button" className={classes.exclude} aria-pressed={isOn} onClick={turn}>
      <Icon of={isOn ? checked : square} className={clsx(classes.box, isOn && classes.isOn)} />
      {label}
    </button>
  );
}

interface OptionRowProps {
  readonly option: FindOption;
  /** It is in the list of one filter, with boxes. */
  readonly isInValues: boolean;
  readonly typed: string;
}

function OptionRow({ option, isInValues, typed }: OptionRowProps) {
  const { t } = useTranslation('find');
  if (option.kind === 'text') {
    return (
      <>
        <Icon of={textLeft} />
        <span className="option-name">
          {t('contains.before')}
          <mark>{typed.trim()}</mark>
          {t('contains.after')}
        </span>
        <span className="e no-touch" aria-hidden="true">
          Enter
        </span>
      </>
    );
  }
  if (option.kind === 'filter') return <FilterRow filter={option.filter} />;
  const { filter, value } = option;
  return (
    <>
      {isInValues ? <Box {...{ filter, value }} /> : <Icon of={filter.icon} />}
      <span className="option-name">
        <MarkedText text={value.label} typed={typed} />
      </span>
      {value.detail !== undefined && (
        <span className="d ellipsis">
          <MarkedText text={value.detail} typed={typed} />
        </span>
      )}
      {isInValues && <Count of={value} />}
    </>
  );
}

function FilterRow({ filter }: { readonly filter: ShownFilter }) {
  return (
    <>
      <Icon of={filter.icon} />
      <span className="option-name">{filter.label}</span>
      <span className="d ellipsis">{!isSwitch(filter) && chosenWords(filter)}</span>
      <span className="e">
        {!isSwitch(filter) && <Icon of={chevron} className="size-11" />}
        {isSwitch(filter) && filter.chosen.length > 0 && <Icon of={checked} className="size-11" />}
      </span>
    </>
  );
}

interface ValueProps {
  readonly filter: ShownFilter;
  readonly value: FilterValue;
}

/** The box of a value: a tick, or a dot where there can be only one. */
function Box({ filter, value }: ValueProps) {
  const isOn = isChosen(filter, value);
  const [on, off] = filter.isSingle ? [radioed, circle] : [checked, square];
  return <Icon of={isOn ? on : off} className={clsx(classes.box, isOn && classes.isOn)} />;
}

function Count({ of }: { readonly of: FilterValue }) {
  const formats = useFormats();
  if (of.count === undefined) return null;
  return <span className="e figures">{formats.plain(of.count)}</span>;
}

interface PanelKeysProps {
  readonly isInValues: boolean;
  readonly hasChips: boolean;
}

/** The keys of the panel. */
function PanelKeys({ isInValues, hasChips }: PanelKeysProps) {
  const { t } = useTranslation('find');
  const keys: readonly LegendKey[] = isInValues
    ? [
        [t('keys.space'), t('keys.toggle')],
        ['Enter', t('keys.done')],
      ]
    : [
        ['↑↓', t('keys.choose')],
        ['Enter', t('keys.take')],
        ...(hasChips ? [['←', t('keys.last')] as const] : []),
      ];
  return <KeyLegend className={classes.keys} keys={[...keys, ['Esc', t('keys.close')]]} />;
}
