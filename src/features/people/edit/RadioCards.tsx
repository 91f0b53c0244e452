import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import classes from './radioCards.module.scss';

interface RadioCardsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string; readonly text: string }[];
  readonly value: string;
  /** Props from the form. */
  readonly field: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
}

/** A radio group with an explanation for each option. */
export function RadioCards({ label, options, value, field }: RadioCardsProps) {
  const id = useId();
  const { name, ref, onChange, onBlur } = field;
  return (
    <div className={classes.cards} role="radiogroup" aria-label={label}>
      {options.map((option, at) => (
        <label key={option.value} className={classes.card}>
          <input
            className={clsx('form-check-input', classes.input)}
            type="radio"
            name={name}
            ref={ref}
            value={option.value}
            checked={option.value === value}
            aria-labelledby={`${id}-${at}-name`}
            aria-describedby={`${id}-${at}-text`}
            onChange={onChange}
            onBlur={onBlur}
          />
          <span id={`${id}-${at}-name`} className="text-medium">
            {option.name}
          </span>
          <small id={`${id}-${at}-text`} className={classes.explanation}>
            {option.text}
          </small>
        </label>
      ))}
    </div>
  );
}
