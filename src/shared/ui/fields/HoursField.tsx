import dash from 'bootstrap-icons/icons/dash.svg?icon';
import plus from 'bootstrap-icons/icons/plus.svg?icon';
import { useTranslation } from 'react-i18next';
import { stepFrom } from '@/domain/decimal';
import { MAX_HOURS_PER_DAY } from '@/domain/limits';
import { parseHours } from '@/domain/time/typedHours';
import { useFormats } from '@/shared/i18n/useFormats';
import { FieldButton } from './FieldButton';
import { FigureInput, isPlainFigure, withUnit } from './FigureInput';
import { moveByKey } from './TypedInput';
import { ValueField, type ValueFieldProps } from './ValueField';
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
  const { name, ref, value, onValue, onBlur, size, placeholder, known, isBare = false, unit } = props;
  const { t } = useTranslation('common');
  const formats = useFormats();
  const step = hoursStepWords(formats);
  const typed = parseHours(value, known);
  const becomes =
    typed.kind === 'hours' && !isPlainFigure(value, formats.language)
      ? `${formats.hours(typed.hours)} h`
      : undefined;

  function move(direction: number) {
    const next = stepFrom(typed.kind === 'hours' ? typed.hours : 0, env.hoursStep, direction < 0 ? -1 : 1);
    onValue(formats.plain(Math.min(MAX_HOURS_PER_DAY, Math.max(0, next))));
  }

  return (
    <ValueField of={props} becomes={becomes}>
      {(control) => {
        const className = size ? 'form-control form-control-sm figures' : 'form-control figures';
        const figures = { ...control, ref, name, value, onValue, onBlur, placeholder };
        const input = (
          <FigureInput
            {...figures}
            {...(isBare && { className })}
            onKeyDown={(event) => moveByKey(event, move)}
          />
        );
        if (!isBare) {
          return (
            <div className="tw-stepper">
              <FieldButton icon={dash} label={t('fields.hoursLess', step)} onPress={() => move(-1)} />
              {input}
              <FieldButton icon={plus} label={t('fields.hoursMore', step)} onPress={() => move(1)} />
            </div>
          );
        }
        return withUnit(input, unit);
      }}
    </ValueField>
  );
}
