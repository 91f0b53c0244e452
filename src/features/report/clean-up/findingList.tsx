import type { Finding, FindingKind } from '@/domain/report/cleanUp';
import type { FederalState } from '@/domain/time/holidays';
import type { CleanUpAnswer } from '../reading/answers';
import type { FindingWords, LinePart } from './useFindingWords';
import type { HiddenFindings } from './useHiddenFindings';
import type { WriteMail } from './useMails';
import { Fragment } from 'react';
import archive from 'bootstrap-icons/icons/archive.svg?icon';
import calendar from 'bootstrap-icons/icons/calendar-x.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import person from 'bootstrap-icons/icons/person-x.svg?icon';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** The icon of each kind of finding. */
export const kindIcons: Readonly<Record<FindingKind, IconShapes>> = {
  noProject: folder,
  longDay: triangle,
  restDay: calendar,
  twice: files,
  completed: archive,
  noHours: person,
};

/** The props of a list of findings. */
export interface FindingList {
  readonly findings: readonly Finding[];
  readonly found: CleanUpAnswer;
  /** The state whose holidays count. */
  readonly state: FederalState | null;
  readonly words: FindingWords;
  readonly writeMail: WriteMail;
  readonly hidden: HiddenFindings;
}

/** Names a finding in the buttons that act on it: person and day. */
export const findingName = (finding: Finding, { day }: FindingWords) =>
  `${finding.person.name}, ${day(finding)}`;

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
