import { isTimeOfDay } from '@/domain/time/period';
import { parseTypedTime } from '@/domain/time/typedTime';
import { NativePicker, TOUCH } from './NativePicker';
import { useMediaQuery } from '../../window/useMediaQuery';
import { TypedInput } from '../TypedInput';
import { useTypedText } from '../useTypedText';
import { ValueField, type ValueFieldProps } from '../ValueField';

interface TimeFieldProps extends ValueFieldProps {
  /** Whether 24:00 can be meant: the end of the day, which is shown as 00:00. */
  readonly isEnd?: boolean;
}

/**
 * A time of day: `830` becomes 08:30, and the day has 24 hours in every language. The value is `HH:mm`, empty, or the
 * text itself while it is not understood.
 */
export function TimeField(props: TimeFieldProps) {
  const { name, ref, value, onValue, onBlur, size, placeholder, isEnd = false } = props;
  const isTouch = useMediaQuery(TOUCH);
  const typed = useTypedText({
    value,
    onValue,
    read: (text) => (text.trim() === '' ? '' : (parseTypedTime(text, isEnd) ?? undefined)),
    show: (time) => time,
  });

  const className = size ? 'form-control form-control-sm figures' : 'form-control figures';
  return (
    <ValueField of={props} becomes={typed.becomes}>
      {(control) =>
        isTouch ? (
          <div className={className}>
            <NativePicker
              {...control}
              ref={ref}
              name={name}
              type="time"
              value={isTimeOfDay(value) ? value : ''}
              text={typed.text}
              onValue={onValue}
              onBlur={onBlur}
            />
          </div>
        ) : (
          <TypedInput {...control} {...{ typed, ref, name, placeholder, className, onBlur }} />
        )
      }
    </ValueField>
  );
}
