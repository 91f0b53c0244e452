import arrow from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { encodings } from '@/domain/import/importTypes';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { SwitchField } from '@/shared/ui/fields/SwitchField';
import { useUser } from '@/shared/store/hooks';
import { fullName } from '@/domain/people/person';
import { clockText, useLengthText } from '../useLengthText';
import type { ReadingProps } from './ReadingTab';
import classes from './readingTab.module.scss';

/** How days, hours, characters and people were read, each with its reason and, where there are two ways, a switch. */
export function HowRead(props: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const { reading, onChoose } = props;
  const total = reading.rows.find(({ problem }) => problem?.code === 'total');
  const difference = total?.problem?.code === 'total' ? total.problem.difference : null;
  return (
    <dl className={classes.read}>
      {reading.day && <DayRead {...props} />}
      {reading.hours && <HoursRead {...props} />}
      <FormatRead {...props} />
      <PeopleRead {...props} />
      {total && difference !== null && (
        <Fact name={t('howRead.total')}>
          <b>
            {total.seconds === null ? '' : `${clockText(total.seconds)} `}
            {difference === 0 ? t('howRead.agrees') : t('howRead.differs', { by: clockText(difference) })}
          </b>
          <small>{t('howRead.totalOf')}</small>
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `02/04/2026 → Do 2. April 2026` */
function Equation({ cell, children }: { readonly cell: string; readonly children: ReactNode }) {
  return (
    <span className={classes.equation}>
      {cell !== '' && (
        <>
          <code>{cell}</code>
          <Icon of={arrow} />
        </>
      )}
      <b>{children}</b>
    </span>
  );
}

function DayRead({ reading: { day }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  if (!day) return null;
  const { reason, order, options } = day;
  const isAsked = reason.code === 'asked' || reason.code === 'both-above-12';
  return (
    <Fact name={t('howRead.day')}>
      <Equation cell={day.cell}>
        {isAsked ? t('howRead.what') : day.day ? formats.longDate(day.day) : t('howRead.noDay')}
      </Equation>
      {reason.code !== 'clear' && <small>{t(`dayReason.${reason.code}`, { ...reason })}</small>}
      {options.length > 1 && order && !isAsked && (
        <Segmented
          label={t('howRead.way')}
          value={order}
          options={(['day-first', 'month-first'] as const).map((value) => ({
            value,
            label: t(`howRead.${value}`),
          }))}
          onChange={(dayOrder) => onChoose({ dayOrder })}
        />
      )}
    </Fact>
  );
}

function HoursRead({ reading: { hours }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const lengthText = useLengthText();
  if (!hours) return null;
  const { reason, unit, options, seconds } = hours;
  return (
    <Fact name={t('howRead.hours')}>
      <Equation cell={hours.cell}>
        {reason === 'asked' || seconds === null ? t('howRead.what') : lengthText(seconds)}
      </Equation>
      {reason !== 'clear' && <small>{t(`hoursReason.${reason}`)}</small>}
      {options.length > 1 && unit && reason !== 'asked' && (
        <Segmented
          label={t('howRead.way')}
          value={unit}
          options={options.map((one) => ({ value: one.unit, label: t(`howRead.unit.${one.unit}`) }))}
          onChange={(hoursUnit) => onChoose({ hoursUnit })}
        />
      )}
    </Fact>
  );
}

function FormatRead({ reading: { format }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  if (format.kind === 'spreadsheet') {
    return (
      <Fact name={t('howRead.sheet')}>
        <select
          className="form-select"
          aria-label={t('howRead.sheet')}
          value={format.sheet}
          onChange={({ target: { value } }) => onChoose({ sheet: value })}
        >
          {format.sheets.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Fact>
    );
  }
  const { encoding, separator, sample } = format;
  return (
    <Fact name={t('howRead.characters')}>
      <select
        className="form-select"
        aria-label={t('howRead.characters')}
        value={encoding}
        onChange={({ target: { value } }) => {
          const chosen = encodings.find((one) => one === value);
          if (chosen) onChoose({ encoding: chosen });
        }}
      >
        {encodings.map((one) => (
          <option key={one} value={one}>
            {t(`encodings.${one}`)}
          </option>
        ))}
      </select>
      <small>
        {[t(`separators.${NAMES[separator]}`), sample && t('howRead.sample', { sample })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </Fact>
  );
}

const NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

function PeopleRead({ reading: { people }, onChoose }: ReadingProps) {
  const { t } = useTranslation('fileImport');
  const user = useUser();
  const own = people.names.filter(({ isOwn }) => isOwn);
  const others = people.names.filter(({ isOwn }) => !isOwn);
  if (!people.hasColumn) {
    return (
      <Fact name={t('howRead.you')}>
        {t('howRead.noPeople')}
        <small>{t('howRead.allYours')}</small>
      </Fact>
    );
  }
  return (
    <Fact name={t('howRead.you')}>
      {own.length > 0 || people.names.length < 2 ? (
        <b>{own.map(({ name }) => name).join(', ') || (user ? fullName(user) : '')}</b>
      ) : (
        <b>{t('howRead.what')}</b>
      )}
      <small>
        {others.length === 0
          ? t('howRead.allAreYours')
          : t('howRead.othersStay', {
              names: others
                .slice(0, 3)
                .map(({ name, rows }) => `${name}, ${t('rows', { count: rows })}`)
                .join('; '),
            })}
      </small>
      {own.length > 0 && others.length > 0 && (
        <select
          className="form-select"
          aria-label={t('howRead.you')}
          value={own[0]?.name}
          onChange={({ target: { value } }) => onChoose({ ownName: value })}
        >
          {people.names.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Fact>
  );
}
