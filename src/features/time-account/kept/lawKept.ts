import * as v from 'valibot';
import type { HiddenFinding } from '@/domain/hiddenFindings';
import { LAW_RULE_IDS, type LawRuleId } from '@/domain/law/lawRules';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';

/** The user's settings for the working-time law. */
export interface LawKept {
  /** Rules that are switched off. */
  readonly off: readonly LawRuleId[];
  /** The findings that are hidden until one of their figures changes. */
  readonly hidden: readonly HiddenFinding[];
}

/** The schema of the kept settings, with which device files are checked, too. */
const lawSchema = v.object({
  off: v.array(v.picklist(LAW_RULE_IDS)),
  hidden: v.array(v.object({ sign: v.string(), on: isoDay })),
});

/** Which rules of the working-time law are switched off, and which findings are hidden. */
export const lawKind = deviceKind<LawKept>('law', lawSchema, { off: [], hidden: [] });
