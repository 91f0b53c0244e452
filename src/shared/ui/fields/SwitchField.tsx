import type { ComponentProps } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'className' | 'type' | 'role'> {
  readonly label: string;
}

/** A switch that takes effect at once; takes all props of a checkbox. */
export function SwitchField({ label, ...input }: SwitchFieldProps) {
  return (
    <label className="tw-switch form-switch">
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <input {...input} className="form-check-input" type="checkbox" role="switch" />
      <span>{label}</span>
    </label>
  );
}
