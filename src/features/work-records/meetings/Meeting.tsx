import { clsx } from 'clsx';
import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportItem } from '@/domain/work/meetings';
import { firstDay, isMarked, lastDay } from '@/domain/time/calendarEvent';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';
import { HoursField } from '@/shared/ui/fields/HoursField';
import { TextField } from '@/shared/ui/fields/TextField';
import { useMarkText } from '@/features/calendar';
import { ResultMark } from '../bulk/ResultMark';
import type { RecordResult } from '../bulk/useBulk';
import type { ChosenItem, MeetingChoice } from './useMeetingChoice';
import { messageOf } from '../entry/workRecordRules';
import chip from '../quick/chip.module.scss';
import classes from './meeting.module.scss';

type ChangeItem = (change: Parameters<MeetingChoice['change']>[1]) => void;

interface MeetingProps {
  readonly chosen: ChosenItem;
  readonly result: RecordResult | undefined;
  readonly isAsked: boolean;
  readonly onChange: ChangeItem;
}

/** An event: whether it becomes an entry, when it was, what and for whom, how long; missing values unfold below. */
export function Meeting({ chosen, result, isAsked, onChange }: MeetingProps) {
  const { t } = useTranslation('calendarImport');
  const times = useTimes(chosen.item);
  const { item, isChosen, description, isReady } = chosen;
  const [isOpened, setIsOpened] = useState(false);
  const fieldsId = useId();
  const subject = description.trim() || item.event.subject || t('untitled');
  const isUnfolded = !item.isBooked && (isOpened || (isChosen && !isReady));
  const isDone = result?.kind === 'done';
  const isCancelled = isMarked(item.event, 'cancelled');
  return (
    <li
      className={clsx(
        classes.event,
        item.isBooked ? classes.isBooked : !isChosen && classes.isOff,
        isCancelled && classes.isCancelled,
      )}
    >
      <label className={classes.box}>
        <input
          className="form-check-input"
          type="checkbox"
          aria-label={`${subject}, ${times}`}
          checked={isChosen}
          disabled={item.isBooked}
          onChange={({ target: { checked } }) => onChange({ isChosen: checked })}
        />
      </label>
      <span className={classes.times}>{times}</span>
      <span className={classes.subject}>
        <span dir="auto" title={subject}>
          {subject}
        </span>
        <About item={item} />
      </span>
      {item.isBooked ? (
        <span className={classes.bookedMark}>
          <Icon of={checkCircle} className="mark-success" />
          {t('booked')}
        </span>
      ) : (
        <PairChip
          {...{ chosen, subject, fieldsId }}
          isOpen={isUnfolded}
          onPress={() => setIsOpened(!isOpened)}
        />
      )}
      <Length chosen={chosen} />
      {result && (item.isBooked || !isDone) && <ResultMark of={result} className={classes.outcome} />}
      {isUnfolded && (
        <div className={classes.fields} id={fieldsId} role="group" aria-label={subject}>
          <MeetingFields
            {...{ chosen, isAsked }}
            onChange={(change) => {
              // Fields that unfolded by themselves stay open once something is typed in them.
              setIsOpened(true);
              onChange(change);
            }}
          />
        </div>
      )}
    </li>
  );
}

/** `10:00 – 11:30`; an end on another day includes the date. */
function useTimes({ event }: ImportItem): string {
  const { t } = useTranslation(['calendarImport', 'calendar']);
  const formats = useFormats();
  const [first, last] = [firstDay(event), lastDay(event)];
  if (isMarked(event, 'timeUnknown')) return t('calendar:timeUnknown');
  if (event.isAllDay) return first === last ? t('allDay') : t('allDayUntil', { day: formats.dayMonth(last) });
  const [start, end] = [event.start, event.end].map((time) => formats.clock(new Date(time)));
  return first === last ? `${start} – ${end}` : `${start} – ${formats.dayMonth(last)} ${end}`;
}

/** What sets the event apart, the place and the number of attendees. */
function About({ item: { event } }: Pick<ChosenItem, 'item'>) {
  const { t } = useTranslation('calendarImport');
  const place = event.place || (event.isOnline ? t('online') : '');
  const people = event.attendees.length > 0 ? t('people', { count: event.attendees.length }) : '';
  const words = [useMarkText()(event), place, people].filter((word) => word !== '').join(' · ');
  return words === '' ? null : <small className={classes.about}>{words}</small>;
}

interface PairChipProps {
  readonly chosen: ChosenItem;
  readonly subject: string;
  readonly fieldsId: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Customer and project; a press lets the user change them. A mere suggestion has a dashed border. */
function PairChip({ chosen: { pair, isGuess }, subject, fieldsId, isOpen, onPress }: PairChipProps) {
  const { t } = useTranslation('calendarImport');
  const project = useProjectName()(pair?.projectName ?? '');
  const name = pair ? [pair.customerName, project].filter(Boolean).join(' · ') : t('choose');
  return (
    <button
      type="button"
      className={clsx(chip.chip, isGuess && chip.isGuess, classes.pair)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? fieldsId : undefined}
      title={isGuess && pair ? t('suggested') : name}
      onClick={onPress}
    >
      <Icon
        of={pair ? (isGuess ? clockHistory : folder) : isOpen ? pen : plus}
        className="text-faint size-13"
      />
      <span>{pair ? pair.customerName : name}</span>
      {project !== '' && <span className={classes.project}>· {project}</span>}
      <span className="visually-hidden">: {subject}</span>
    </button>
  );
}

/** The hours of the entry, and the minutes of the event. */
function Length({ chosen: { item, hours } }: Pick<MeetingProps, 'chosen'>) {
  const { t } = useTranslation('calendarImport');
  const formats = useFormats();
  const isRounded = item.roundedFrom !== null && hours === item.hours;
  return (
    <span className={classes.hours}>
      {hours === null ? '–' : t('hours', { hours: formats.hours(hours) })}
      {isRounded && <small className={classes.about}>{t('minutes', { minutes: item.roundedFrom })}</small>}
    </span>
  );
}

interface MeetingFieldsProps {
  readonly chosen: ChosenItem;
  /** Whether saving was attempted, so that missing values are pointed out. */
  readonly isAsked: boolean;
  readonly onChange: ChangeItem;
}

/** The fields of an event's entry: customer, project, text and hours. Changing one ticks the event. */
function MeetingFields({ chosen, isAsked, onChange }: MeetingFieldsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const { description, hoursText, hoursProblem } = chosen;
  const { fields, choose } = usePairChoice(chosen.pair);

  return (
    <div className="tw-form">
      <CustomerAndProjectFields
        {...fields}
        field={(name) => ({
          onValue: (value) => onChange({ isChosen: true, pair: choose(name, value) }),
        })}
      />
      <div className="span-6 phone-span-12">
        <TextField
          label={t('fields.description')}
          required
          error={isAsked && description.trim() === '' ? t('errors.description') : undefined}
          value={description}
          onChange={({ target }) => onChange({ isChosen: true, description: target.value })}
        />
      </div>
      <div className="span-6 phone-span-12">
        <HoursField
          label={t('fields.hours')}
          required
          known={chosen.item.hours}
          error={isAsked && hoursProblem ? messageOf(hoursProblem, hoursText, t, formats) : undefined}
          value={hoursText}
          onValue={(hours) => onChange({ isChosen: true, hours })}
        />
      </div>
    </div>
  );
}
