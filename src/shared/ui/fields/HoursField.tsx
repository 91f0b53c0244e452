import dash from 'bootstrap-icons/icons/dash.svg?icon';
import plus from 'bootstrap-icons/icons/plus.svg?icon';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { stepFrom } from '@/domain/decimal';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { parseHours } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { noteOf } from './noteOf';
import { Field } from './Field';
import { FieldButton } from './FieldButton';
import { FigureInput, isPlainFigure } from './FigureInput';
import { type ValueFieldProps, frameProps } from './valueField';
import { env } from '../../env';
import { hoursStepWords } from '../../i18n/hoursStepWords';

interface HoursFieldProps extends ValueFieldProps {
  /** The stored hours: their own spelling, such as `7,25`, is not ambiguous. */
  readonly known?: number | null;
  /** Without buttons, for narrow places; the arrow keys do the same. */
  readonly isBare?: boolean;
  /** Shown at the end of a field without buttons: `h`. */
  readonly unit?: string;
}

/**
 * Hours as people type them, `7,5`, `7:30`, `90min`, with − and + and the arrow keys to change them by a step (section
 * 9). The value is the text; its meaning is shown below it.
 */
export function HoursField(props: HoursFieldProps) {
  const { name, ref, value, onValue, onBlur, size, hint, placeholder, known, isBare = false, unit } = props;
  const { t } = useTranslation('common');
  const formats = useFormats();
  const step = hoursStepWords(formats);
  const typed = parseHours(value, known);
  const becomes =
    typed.kind === 'hours' && !isPlainFigure(value, formats.language)
      ? `${formats.hours(typed.hours)} h`
      : undefined;

  function move(direction: 1 | -1) {
    const next = stepFrom(typed.kind === 'hours' ? typed.hours : 0, env.hoursStep, direction);
    onValue(formats.plain(Math.min(MAX_HOURS_PER_DAY, Math.max(0, next))));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const input = event.currentTarget;
    flushSync(() => move(event.key === 'ArrowUp' ? 1 : -1));
    input.select();
  }

  return (
    <Field {...frameProps(props)} {...noteOf(becomes, hint)}>
      {(control) => {
        const figures = {
          ...control,
          ref,
          name,
          value,
          onValue,
          onBlur,
          placeholder,
          onKeyDown: handleKeyDown,
        };
        const className = size ? 'form-control form-control-sm figures' : 'form-control figures';
        if (!isBare) {
          return (
            <div className="tw-stepper">
              <FieldButton icon={dash} label={t('fields.hoursLess', step)} onPress={() => move(-1)} />
              <FigureInput {...figures} />
              <FieldButton icon={plus} label={t('fields.hoursMore', step)} onPress={() => move(1)} />
            </div>
          );
        }
        if (unit === undefined) return <FigureInput {...figures} className={className} />;
        return (
          <div className="tw-affix">
            <FigureInput {...figures} className={className} />
            <span aria-hidden="true">{unit}</span>
          </div>
        );
      }}
    </Field>
  );
}
