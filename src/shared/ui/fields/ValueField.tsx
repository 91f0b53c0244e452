import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { Icon } from '../buttons/Icon';
import { type ControlProps, Field, type FieldProps } from './Field';
import './typedFields.scss';

/** The props of all fields whose value is not simply the text of an `input`: dates, times and numbers. */
export interface ValueFieldProps extends FieldProps {
  readonly name?: string;
  /** The control, for forms that move the focus to it. */
  readonly ref?: Ref<HTMLInputElement>;
  readonly value: string;
  /** Called with every key that changes the value. */
  readonly onValue: (value: string) => void;
  /** Called when the focus has left the field and all its buttons. */
  readonly onBlur?: (event: FocusEvent) => void;
  /** `sm` for rows of a table. */
  readonly size?: 'sm';
  readonly placeholder?: string;
}

interface ValueFrameProps {
  /** The field's own props. */
  readonly of: FieldProps;
  /** The meaning of the typed text, shown before the hint: `→ Di 17.11.2026`; undefined if the text says it itself. */
  readonly becomes: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/**
 * The frame of such a field. Without a hint the meaning of its text takes no room, because nothing below may move while
 * the user types, or is about to press it.
 */
export function ValueField({ of, becomes, children }: ValueFrameProps) {
  const { label, labelHidden, hint, error, required } = of;
  const frame = { label, labelHidden, error, required, children };
  if (becomes === undefined) return <Field {...frame} hint={hint} />;
  const meaning = (
    <span className="tw-becomes">
      <Icon of={arrowRight} />
      <b>{becomes}</b>
    </span>
  );
  if (!hint) return <Field {...frame} hint={meaning} className="has-becomes" />;
  return (
    <Field
      {...frame}
      hint={
        <>
          {meaning} <span>{hint}</span>
        </>
      }
    />
  );
}
