import { type ComponentProps, useId } from 'react';

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
    <div className="tw-choice">
      <label htmlFor={id}>{label}</label>
      <small id={`${id}-text`}>{text}</small>
      <span className="form-switch">
        <input
          {...input}
          id={id}
          className="form-check-input"
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on
          role="switch"
          aria-describedby={`${id}-text`}
        />
      </span>
    </div>
  );
}
