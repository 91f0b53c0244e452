import { type ReactNode, useId } from 'react';

interface ReadOnlyFieldProps {
  readonly label: string;
  /** The formatted value: `37,20 €`. */
  readonly value: string;
  readonly hint?: ReactNode;
}

/**
 * A value that is calculated from others: labelled like a field, announced when it changes, and read-only. In a
 * `tw-sum` strip it is one line without a frame.
 */
export function ReadOnlyField({ label, value, hint }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <div className="tw-field is-readonly">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <output className="tw-output figures" id={id}>
        {value}
      </output>
      {Boolean(hint) && <div className="form-text">{hint}</div>}
    </div>
  );
}
