import * as v from 'valibot';
import { type Period, isIsoDate, monthOf, periodOfTexts } from '@/domain/time/period';
import { draftKind, findDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';

const periodValuesSchema = v.object({
  /** A whole calendar month, or an explicit range. */
  kind: v.picklist(['month', 'range']),
  /** Any day of the chosen month. */
  date: v.string(),
  from: v.string(),
  to: v.string(),
});

/** The fields of the "New time sheet" modal. */
export type PeriodValues = v.InferOutput<typeof periodValuesSchema>;

/** The period of the fields; null while they are not valid. */
export function periodOf({ kind, date, from, to }: PeriodValues): Period | null {
  if (kind === 'month') return isIsoDate(date) ? monthOf(date) : null;
  return periodOfTexts(from, to);
}

/** What was typed in "New time sheet". */
export const timeSheetDrafts = draftKind<PeriodValues>('time-sheet', periodValuesSchema);

/** Finds the newest period that was chosen for a sheet, but not created. */
export const findTimeSheetDraft = async (drafts: UserDrafts) => findDraft(drafts, timeSheetDrafts);

/** Removes the draft of a period for which a sheet has been created. */
export async function forgetTimeSheetDraft(drafts: UserDrafts, { from, to }: Period): Promise<void> {
  const found = await findTimeSheetDraft(drafts);
  const meant = found && periodOf(found.draft);
  if (meant?.from === from && meant.to === to) await found?.remove();
}
