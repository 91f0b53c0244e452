import calendar3 from 'bootstrap-icons/icons/calendar3.svg?icon';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLANNED_DAYS } from '@/domain/limits';
import { type IsoDate, addDays, isIsoDate, localDay } from '@/domain/time/period';
import { parseTypedDate, possibleDays } from '@/domain/time/typedDate';
import { formatDate, formatsOf } from '@/shared/i18n/format';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { ControlProps } from '../Field';
import { FieldButton } from '../FieldButton';
import { NativePicker, TOUCH } from './NativePicker';
import { type DayMarks, OpenCalendar, type SeveralDays } from './OpenCalendar';
import { useCalendar } from './useCalendar';
import { useMediaQuery } from '../../window/useMediaQuery';
import { useToday } from '../../timing/useClock';
import { TypedInput, moveByKey } from '../TypedInput';
import { useTypedText } from '../useTypedText';
import { ValueField, type ValueFieldProps } from '../ValueField';

interface DateFieldProps extends ValueFieldProps {
  /** Where a day without its year is, a day of work, or one that is over; otherwise the nearest one is meant. */
  readonly dayOf?: 'work' | 'past';
  readonly several?: SeveralDays | undefined;
  /** The content of the calendar's days besides their number. */
  readonly marks?: DayMarks;
  /** Shortcuts below the field, before the one for several days. */
  readonly shortcuts?: readonly Shortcut[];
}

/** The value and the text of a date field. */
function useTypedDay({ value, onValue, dayOf }: DateFieldProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const today = useToday();
  // Work may be entered in advance; a receipt is there already.
  const ahead = dayOf && { work: PLANNED_DAYS, past: 0 }[dayOf];
  const typed = useTypedText({
    value,
    onValue,
    read: (text) => {
      const day = parseTypedDate(text, localDay(new Date()), language, ahead);
      return day === null ? '' : day;
    },
    show: (day) => (isIsoDate(day) ? `${formatsOf(language).weekday(day)} ${formatDate(day)}` : day),
  });
  const day = isIsoDate(value) ? value : null;
  const possible = day ? [] : possibleDays(value, today, language, ahead);

  function take(next: IsoDate) {
    typed.settle();
    onValue(next);
  }

  return {
    typed,
    day,
    /** The question which day is meant, if the text could be several. */
    question:
      possible.length > 0
        ? t('fields.whichDay', { days: possible.map((one) => formatDate(one)).join(t('fields.or')) })
        : undefined,
    take,
    /** From an empty field it moves to today. */
    moveBy: (days: number) => take(day === null ? localDay(new Date()) : addDays(day, days)),
  };
}

/**
 * A calendar day, typed and shown in the language of the app. The value is `yyyy-mm-dd`, empty, or the text itself
 * while it is not understood.
 */
export function DateField(props: DateFieldProps) {
  const { size, hint, onBlur, marks = null, several, shortcuts } = props;
  const isSeveral = several !== undefined && several.days.length > 1;
  /** The calendar is choosing several days, even if there is only one so far. */
  const [takesSeveral, setTakesSeveral] = useState(false);
  const { t } = useTranslation('common');
  const isTouch = useMediaQuery(TOUCH);
  const frame = useRef<HTMLDivElement>(null);
  const { typed, day, question, take, moveBy } = useTypedDay(props);
  const { openOn, hasFailed, open, close } = useCalendar(frame, !isTouch);

  function openFor(many: boolean) {
    setTakesSeveral(many);
    void open();
  }

  function closeAndReturn() {
    close();
    frame.current?.querySelector('input')?.focus();
  }

  function toggleCalendar() {
    if (openOn === null) openFor(isSeveral);
    else closeAndReturn();
  }

  /** Escape closes the calendar, but not the dialog around the field. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || openOn === null) return;
    event.stopPropagation();
    closeAndReturn();
  }

  function handleLeave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // The calendar renders its days again, including the focused one; a press elsewhere closes it anyway.
    if (openOn !== null && event.relatedTarget === null) return;
    typed.settle();
    close();
    onBlur?.(event);
  }

  const shortWays = several
    ? [...(shortcuts ?? []), { label: several.label, onPress: () => openFor(true) }]
    : shortcuts;
  const note = hasFailed ? t('fields.calendarFailed') : (question ?? hint);
  const error = props.error && (question ?? props.error);
  return (
    <ValueField of={{ ...props, hint: note, error }} becomes={typed.becomes}>
      {(control) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows the focus of what is inside */}
          <div className="tw-datefield" ref={frame} onBlur={handleLeave} onKeyDown={handleKeyDown}>
            <DateBox {...{ size, moveBy, isTouch }} isOpen={openOn !== null} onCalendar={toggleCalendar}>
              <DateInput
                {...{ control, isTouch }}
                typed={isSeveral ? { ...typed, text: several.text } : typed}
                field={props}
                onMove={moveBy}
                onOpen={() => openFor(isSeveral)}
              />
            </DateBox>
            {openOn !== null && (
              <OpenCalendar
                {...{ day, today: openOn, isTouch, marks }}
                several={takesSeveral ? several : undefined}
                onSeveral={several && (() => setTakesSeveral(true))}
                onTake={take}
                onDone={closeAndReturn}
              />
            )}
          </div>
          {shortWays && <DateShortcuts of={shortWays} />}
        </>
      )}
    </ValueField>
  );
}

/** How many days each key moves the date by. */
const STEPS = { ArrowUp: 1, ArrowDown: -1, PageUp: 7, PageDown: -7 };

interface DateInputProps {
  readonly field: Pick<ValueFieldProps, 'name' | 'onValue' | 'placeholder' | 'ref' | 'value'>;
  readonly control: ControlProps;
  readonly typed: ReturnType<typeof useTypedText>;
  /** Uses the device's own picker instead of typing. */
  readonly isTouch: boolean;
  readonly onMove: (days: number) => void;
  readonly onOpen: () => void;
}

/** The input of a date field, and its keys. */
function DateInput({ field, control, typed, isTouch, onMove, onOpen }: DateInputProps) {
  const { name, ref, value, onValue, placeholder } = field;

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'F4' || (event.altKey && event.key === 'ArrowDown')) {
      event.preventDefault();
      onOpen();
    } else {
      moveByKey(event, onMove, STEPS);
    }
  }

  if (isTouch) {
    return (
      <NativePicker
        {...control}
        {...{ ref, name, onValue }}
        type="date"
        value={isIsoDate(value) ? value : ''}
        text={typed.text}
      />
    );
  }
  return <TypedInput {...control} {...{ typed, ref, name, placeholder }} onKeyDown={handleKeyDown} />;
}

interface DateBoxProps {
  readonly size: 'sm' | undefined;
  readonly moveBy: (days: number) => void;
  readonly isTouch: boolean;
  readonly isOpen: boolean;
  readonly onCalendar: () => void;
  readonly children: ReactNode;
}

/** The field with its buttons: one day back or forward, and the calendar if the device has no picker of its own. */
function DateBox({ size, moveBy, isTouch, isOpen, onCalendar, children }: DateBoxProps) {
  const { t } = useTranslation('common');
  return (
    <div className={size ? 'tw-date-frame is-small-field' : 'tw-date-frame'}>
      {!size && <FieldButton icon={chevronLeft} label={t('fields.previousDay')} onPress={() => moveBy(-1)} />}
      {children}
      {!size && <FieldButton icon={chevronRight} label={t('fields.nextDay')} onPress={() => moveBy(1)} />}
      {!isTouch && (
        <FieldButton
          icon={calendar3}
          label={t('fields.openCalendar')}
          isExpanded={isOpen}
          onPress={onCalendar}
        />
      )}
    </div>
  );
}

/** A day that can be chosen with one press. */
interface Shortcut {
  readonly label: string;
  readonly onPress: () => void;
}

/** Keys in the field do the same, so these have no tab stop. */
function DateShortcuts({ of }: { readonly of: readonly Shortcut[] }) {
  return (
    <div className="tw-under">
      {of.map(({ label, onPress }) => (
        <button key={label} type="button" tabIndex={-1} onClick={onPress}>
          {label}
        </button>
      ))}
    </div>
  );
}
