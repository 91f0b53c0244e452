import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../Icon';

/** What typed text becomes, next to the field: `→ Di 17.11.2026`. */
function TypedValue({ text }: { readonly text: string }) {
  return (
    <span className="tw-becomes">
      <Icon of={arrowRight} />
      <b>{text}</b>
    </span>
  );
}

/**
 * The note of a field that says what its text becomes, before its hint. Without a hint it takes no room: what stands
 * below must not move while somebody types, or is about to press it.
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
