import arrow from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { clockText } from '@/domain/import/importSums';
import { encodings } from '@/domain/import/importTypes';
import { fullName } from '@/domain/people/person';
import { useUser } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useDayText, useLengthText } from '../readTexts';
import type { ReadingProps } from './ReadingTab';
import classes from './readingTab.module.scss';

const SEPARATORS = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** How days, hours, characters and people were read, each with its reason and, where there are two ways, a switch. */
export function HowRead(props: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const { reading, onChoose } = props;
  const totals = reading.rows.flatMap(({ problem }) => (problem?.code === 'total' ? problem : []));
  const total = totals.find(({ difference }) => difference) ?? totals.at(-1);
  return (
    <dl className={classes.read}>
      <DayRead {...props} />
      <HoursRead {...props} />
      <FormatRead {...props} />
      <PeopleRead {...props} />
      {total && total.difference !== null && (
        <Fact name={t('howRead.total')} about={t('howRead.totalOf')}>
          {clockText(total.sum ?? 0)}{' '}
          {total.difference === 0
            ? t('howRead.agrees')
            : t('howRead.differs', { by: clockText(total.difference) })}
        </Fact>
      )}
      {reading.columns.some(({ role }) => role === 'task') && (
        <Fact name={t('howRead.text')}>
          <SwitchField
            label={t('howRead.taskInFront')}
            checked={reading.isTaskInFront}
            onChange={({ target: { checked } }) => onChoose({ isTaskInFront: checked })}
          />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** The cell of the file that is explained: `02/04/2026 → Do 2. April 2026`. */
  readonly cell?: string;
  readonly children?: ReactNode;
  /** Why, or what follows from it. */
  readonly about?: string | undefined;
  /** How it can be changed. */
  readonly change?: ReactNode;
}

function Fact({ name, cell, children, about, change }: FactProps) {
  return (
    <div>
      <dt className="text-faint weight-420">{name}</dt>
      <dd className="shrinks">
        {cell && (
          <>
            <code>{cell}</code> <Icon of={arrow} className="text-faint" />{' '}
          </>
        )}
        <b>{children}</b>
        {about && <small className="block text-faint text-tiny break-anywhere">{about}</small>}
        {change}
      </dd>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value | undefined;
  readonly options: readonly Value[];
  readonly labelOf?: (option: Value) => string;
  readonly onChoose: (option: Value) => void;
}

/** A small list to choose from. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  labelOf,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <select
      className="form-select form-select-sm"
      aria-label={label}
      value={value}
      onChange={({ target }) => options.filter((one) => one === target.value).forEach(onChoose)}
    >
      {options.map((one) => (
        <option key={one} value={one}>
          {labelOf ? labelOf(one) : one}
        </option>
      ))}
    </select>
  );
}

function DayRead({ reading: { day }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const dayText = useDayText();
  if (!day) return null;
  const { cell, reason, order } = day;
  const isAsked = reason.code === 'asked' || reason.code === 'both-above-12';
  return (
    <Fact
      name={t('howRead.day')}
      cell={cell}
      about={reason.code === 'clear' ? undefined : t(`dayReason.${reason.code}`, { ...reason })}
      change={
        !isAsked &&
        order && (
          <Segmented
            label={t('howRead.way')}
            value={order}
            options={(['day-first', 'month-first'] as const).map((value) => ({
              value,
              label: t(`howRead.${value}`),
            }))}
            onChange={(dayOrder) => onChoose({ dayOrder })}
          />
        )
      }
    >
      {isAsked ? t('howRead.what') : dayText(day.day)}
    </Fact>
  );
}

function HoursRead({ reading: { hours }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const lengthText = useLengthText();
  if (!hours) return null;
  const { cell, reason, unit, options, seconds } = hours;
  const isAsked = reason === 'asked';
  return (
    <Fact
      name={t('howRead.hours')}
      cell={cell}
      about={
        reason === 'clear'
          ? undefined
          : t(`hoursReason.${options[0]?.unit === 'clock' && reason !== 'times' ? 'quarters' : reason}`)
      }
      change={
        !isAsked &&
        unit && (
          <Segmented
            label={t('howRead.way')}
            value={unit}
            options={options.map(({ unit: value }) => ({ value, label: t(`howRead.unit.${value}`) }))}
            onChange={(hoursUnit) => onChoose({ hoursUnit })}
          />
        )
      }
    >
      {isAsked || seconds === null ? t('howRead.what') : lengthText(seconds)}
    </Fact>
  );
}

function FormatRead({ reading: { format }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  if (format.kind === 'spreadsheet') {
    const { sheet, sheets } = format;
    const label = t('howRead.sheet');
    const select = (
      <Choice label={label} value={sheet} options={sheets} onChoose={(one) => onChoose({ sheet: one })} />
    );
    return <Fact name={label} change={select} />;
  }
  const { encoding, separator, sample } = format;
  const about = [t(`separators.${SEPARATORS[separator]}`), sample && t('howRead.sample', { sample })];
  return (
    <Fact name={t('howRead.characters')} about={about.filter(Boolean).join(' · ')}>
      <Choice
        label={t('howRead.characters')}
        value={encoding}
        options={encodings}
        labelOf={(one) => t(`encodings.${one}`)}
        onChoose={(one) => onChoose({ encoding: one })}
      />
    </Fact>
  );
}

function PeopleRead({ reading: { people }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const user = useUser();
  const label = t('howRead.you');
  const own = people.names.filter(({ isOwn }) => isOwn);
  const others = people.names.filter(({ isOwn }) => !isOwn);
  const names = others.slice(0, 3).map(({ name, rows }) => `${name}, ${t('rows', { count: rows })}`);
  const all = t(people.hasColumn ? 'howRead.allAreYours' : 'howRead.allYours');
  const about = names.length === 0 ? all : t('howRead.othersStay', { names: names.join('; ') });
  const ownNames = own.map(({ name }) => name).join(', ') || (user && fullName(user));
  const isKnown = own.length > 0 || people.names.length < 2;
  return (
    <Fact
      {...{ name: label, about }}
      change={
        own.length > 0 &&
        others.length > 0 && (
          <Choice
            label={label}
            value={own[0]?.name}
            options={people.names.map(({ name }) => name)}
            onChoose={(ownName) => onChoose({ ownName })}
          />
        )
      }
    >
      {people.hasColumn ? (isKnown ? ownNames : t('howRead.what')) : t('howRead.noPeople')}
    </Fact>
  );
}
