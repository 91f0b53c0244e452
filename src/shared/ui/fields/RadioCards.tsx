import { type ComponentProps, type ReactNode, useId } from 'react';
import classes from './radioCards.module.scss';

interface RadioCardsProps {
  /** Accessible name of the group, unless it is in a fieldset with a legend. */
  readonly label?: string;
  /** The cards, and headings between them. */
  readonly children: ReactNode;
}

/** Options of which one is chosen, each with an explanation, in one frame. */
export function RadioCards({ label, children }: RadioCardsProps) {
  return (
    <div
      className="as-grid clipped framed round-md"
      role={label === undefined ? undefined : 'radiogroup'}
      aria-label={label}
    >
      {children}
    </div>
  );
}

interface RadioCardProps {
  readonly name: string;
  /** An explanation below the name. */
  readonly text?: string | undefined;
  /** In grey at the end. */
  readonly aside?: ReactNode;
  /** Props of the radio button. */
  readonly input: Omit<ComponentProps<'input'>, 'className' | 'type'>;
}

/** One of several options. */
export function RadioCard({ name, text, aside, input }: RadioCardProps) {
  const id = useId();
  return (
    <label className={classes.card}>
      <input
        {...input}
        className="form-check-input no-margin"
        type="radio"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-text ${id}-aside`}
      />
      <span>
        <span id={`${id}-name`} className="text-medium">
          {name}
        </span>
        <small id={`${id}-text`} className={classes.text}>
          {text}
        </small>
      </span>
      <span id={`${id}-aside`} className="text-secondary text-small figures">
        {aside}
      </span>
    </label>
  );
}
