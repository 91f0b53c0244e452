import { type ReactNode, useId } from 'react';

interface ReadOnlyFieldProps {
  readonly label: string;
  /** The formatted value: `37,20 €`. */
  readonly value: string;
  /** Shown at the end of the field if it is not part of the value. */
  readonly unit?: string;
  readonly hint?: ReactNode;
}

/**
 * A value that is calculated from others: labelled like a field, announced when it changes, and read-only. In a
 * `tw-sum` strip it is one line without a frame.
 */
export function ReadOnlyField({ label, value, unit, hint }: ReadOnlyFieldProps) {
  const id = useId();
  return (
    <div className="tw-field is-readonly">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <output className="tw-output figures" id={id}>
        {value}
        {unit !== undefined && <span className="text-faint">{unit}</span>}
      </output>
      {Boolean(hint) && <div className="form-text">{hint}</div>}
    </div>
  );
}
