import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../buttons/Icon';

/** The meaning of the typed text, next to the field: `→ Di 17.11.2026`. */
function TypedValue({ text }: { readonly text: string }) {
  return (
    <span className="tw-becomes">
      <Icon of={arrowRight} />
      <b>{text}</b>
    </span>
  );
}

/**
 * The note of a field with the meaning of its text, followed by its hint. Without a hint the note takes no room,
 * because nothing below may move while the user types, or is about to press it.
 */
export function noteOf(becomes: string | undefined, hint: ReactNode) {
  if (becomes === undefined) return { hint };
  if (!hint) return { hint: <TypedValue text={becomes} />, className: 'has-becomes' };
  return {
    hint: (
      <>
        <TypedValue text={becomes} /> <span>{hint}</span>
      </>
    ),
  };
}
