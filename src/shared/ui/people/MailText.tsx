import { Fragment } from 'react';

/**
 * A mail address that breaks before its @ and its dots if it does not fit into a line, and never within a word. It is
 * one element, because Firefox puts the gap of a flexible box between the parts.
 */
export function MailText({ of }: { readonly of: string }) {
  return (
    <span>
      {of.split(/(?=[@.])/u).map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
