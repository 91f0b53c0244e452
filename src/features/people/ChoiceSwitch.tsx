import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import classes from './choiceSwitch.module.scss';

interface ChoiceSwitchProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'className' | 'id' | 'type' | 'role'
> {
  readonly label: string;
  /** A short explanation of the option. */
  readonly text: string;
}

/** A switch with an explanation; accepts all props of a checkbox. */
export function ChoiceSwitch({ label, text, ...input }: ChoiceSwitchProps) {
  const id = useId();
  return (
    <div className={classes.choice}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <small id={`${id}-text`} className={classes.explanation}>
        {text}
      </small>
      <span className={clsx('form-switch', classes.control)}>
        <input
          {...input}
          id={id}
          className={clsx('form-check-input', classes.input)}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          aria-describedby={`${id}-text`}
        />
      </span>
    </div>
  );
}

/** Loading state of a switch. */
export function ChoiceSkeleton() {
  return (
    <div className={classes.choice}>
      <span className="skeleton" style={{ width: '40%' }} />
    </div>
  );
}
