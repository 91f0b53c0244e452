import calendar3 from 'bootstrap-icons/icons/calendar3.svg?icon';
import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { type FocusEvent, type KeyboardEvent, Suspense, lazy, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, addDays, isIsoDate, localDay } from '@/domain/period';
import { parseTypedDate } from '@/domain/typedDate';
import { formatDate, formatWeekday } from '@/shared/i18n/format';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { noteOf } from '../Becomes';
import { DateInput } from './DateInput';
import { Field } from '../Field';
import { FieldButton } from '../FieldButton';
import { TOUCH } from './NativePicker';
import { loadCalendar, useCalendar } from './useCalendar';
import { useMediaQuery } from '../../useMediaQuery';
import { useTypedText } from '../useTypedText';
import { type ValueFieldProps, frameProps } from '../valueField';

const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** The value and the text of a date field. */
function useTypedDay({ value, onValue }: ValueFieldProps) {
  const language = useLanguage();
  const typed = useTypedText({
    value,
    onValue,
    read: (text) => {
      const day = parseTypedDate(text, localDay(new Date()), language);
      return day === null ? '' : day;
    },
    show: (day) => (isIsoDate(day) ? `${formatWeekday(day, language)} ${formatDate(day)}` : day),
  });
  const day = isIsoDate(value) ? value : null;

  function take(next: IsoDate) {
    typed.settle();
    onValue(next);
  }

  return {
    typed,
    day,
    take,
    /** From an empty field it goes to today. */
    moveBy: (days: number) => take(day === null ? localDay(new Date()) : addDays(day, days)),
  };
}

/**
 * A calendar day, typed and shown in the language of the app (design principles, "Date field"). The value is
 * `yyyy-mm-dd`, empty, or the text itself for as long as it is not understood.
 */
export function DateField(props: ValueFieldProps) {
  const { size, hint, onBlur } = props;
  const { t } = useTranslation('common');
  const isTouch = useMediaQuery(TOUCH);
  const frame = useRef<HTMLDivElement>(null);
  const { typed, day, take, moveBy } = useTypedDay(props);
  const { openOn, hasFailed, open, close } = useCalendar(frame, !isTouch);

  function closeAndReturn() {
    close();
    frame.current?.querySelector('input')?.focus();
  }

  /** Escape closes the calendar, and not the dialog around the field. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || openOn === null) return;
    event.stopPropagation();
    closeAndReturn();
  }

  function handleLeave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // The calendar redraws its days, also the one with the focus; a press elsewhere closes it by itself.
    if (openOn !== null && event.relatedTarget === null) return;
    typed.settle();
    close();
    onBlur?.(event);
  }

  const note = noteOf(typed.becomes, hasFailed ? t('fields.calendarFailed') : hint);
  return (
    <Field {...frameProps(props)} {...note}>
      {(control) => (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it follows the focus of what is inside
        <div className="tw-datefield" ref={frame} onBlur={handleLeave} onKeyDown={handleKeyDown}>
          <div className={size ? 'tw-datef sm' : 'tw-datef'}>
            {!size && (
              <FieldButton icon={chevronLeft} label={t('fields.previousDay')} onPress={() => moveBy(-1)} />
            )}
            <DateInput
              {...{ control, typed, isTouch }}
              field={props}
              onMove={moveBy}
              onOpen={() => void open()}
            />
            {!size && (
              <FieldButton icon={chevronRight} label={t('fields.nextDay')} onPress={() => moveBy(1)} />
            )}
            {!isTouch && (
              <FieldButton
                icon={calendar3}
                label={t('fields.openCalendar')}
                isExpanded={openOn !== null}
                onPress={() => (openOn === null ? void open() : closeAndReturn())}
              />
            )}
          </div>
          {openOn !== null && (
            <Suspense fallback={null}>
              <Calendar
                day={day}
                today={openOn}
                onTake={(taken) => {
                  take(taken);
                  closeAndReturn();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
