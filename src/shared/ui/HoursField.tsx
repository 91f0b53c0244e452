import type { ComponentProps, KeyboardEvent } from 'react';
import dash from 'bootstrap-icons/icons/dash.svg?icon';
import plus from 'bootstrap-icons/icons/plus.svg?icon';
import { parseDecimal } from '@/domain/decimal';
import { useFormats } from '@/shared/i18n/useFormats';
import { Field, type FieldProps } from './Field';
import { Icon } from './Icon';

type Input = Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'id' | 'step' | 'value'>;

type HoursFieldProps = FieldProps &
  Input & {
    /** The text in the field, `7,5` or `7.5`. */
    readonly value: string;
    /** Hours that one press adds or takes (section 9: 0.5). */
    readonly step: number;
    /** Names of the two buttons. */
    readonly lessLabel: string;
    readonly moreLabel: string;
    /** A button or an arrow key was pressed: the text that now belongs into the field. */
    readonly onStep: (text: string) => void;
  };

/** The buttons stop at the ends of a day; what is typed is checked by the form. */
const DAY = { min: 0, max: 24 };

/** The next multiple of the step above or below; `7,3` goes to `7,5` and `7,0`. */
function stepped(text: string, direction: 1 | -1, step: number) {
  const hours = parseDecimal(text) ?? 0;
  const steps = hours / step;
  const next = (direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * step;
  return Math.min(DAY.max, Math.max(DAY.min, next));
}

/** Hours with − and +; the arrow keys do the same. The buttons are left out of the tab order, as the keys suffice. */
export function HoursField({
  label,
  labelHidden,
  hint,
  error,
  required,
  value,
  step,
  lessLabel,
  moreLabel,
  onStep,
  ...input
}: HoursFieldProps) {
  const { plain } = useFormats();
  const move = (direction: 1 | -1) => onStep(plain(stepped(value, direction, step)));

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    input.onKeyDown?.(event);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <Field {...{ label, hint, error }} labelHidden={labelHidden ?? false} required={required ?? false}>
      {(control) => (
        <div className="tw-stepper">
          <button
            type="button"
            tabIndex={-1}
            aria-label={lessLabel}
            title={lessLabel}
            onClick={() => move(-1)}
          >
            <Icon of={dash} />
          </button>
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            value={value}
            onKeyDown={handleKeyDown}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={moreLabel}
            title={moreLabel}
            onClick={() => move(1)}
          >
            <Icon of={plus} />
          </button>
        </div>
      )}
    </Field>
  );
}
