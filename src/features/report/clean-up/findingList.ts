import type { Finding } from '@/domain/report/cleanUp';
import type { FederalState } from '@/domain/time/holidays';
import type { CleanUpAnswer } from '../reading/answers';
import type { FindingWords } from './useFindingWords';
import type { HiddenFindings } from './useHiddenFindings';
import type { WriteMail } from './useMails';

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
