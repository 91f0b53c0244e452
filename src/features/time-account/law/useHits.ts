import { lawHits } from '@/domain/law/law';
import type { LawFinding } from '@/domain/law/lawFindings';
import { type Period, yearOf } from '@/domain/time/period';
import { useOwnAccount } from '../useOwnAccount';
import { useLateLawInput } from './useLaw';

/**
 * The hits of a week or a month that are not hidden; none until all records are read, and none without an account. It reads
 * the records, so it is only for components that are rendered once the browser is idle.
 */
export function useHits({ from, to }: Period): readonly LawFinding[] {
  const input = useLateLawInput(useOwnAccount(yearOf(from)));
  return input ? lawHits(input, { from, to }) : [];
}
