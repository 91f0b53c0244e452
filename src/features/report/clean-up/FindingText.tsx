import { Fragment } from 'react';
import type { LinePart } from './useFindingWords';

/** The text of a finding, with its important parts in bold. */
export function FindingText({ parts }: { readonly parts: readonly LinePart[] }) {
  return parts.map(({ text, isStrong, detail }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    <Fragment key={at}>
      {at > 0 && '\u00A0· '}
      {isStrong ? <b>{text}</b> : text}
      {detail !== undefined && ` ${detail}`}
    </Fragment>
  ));
}
