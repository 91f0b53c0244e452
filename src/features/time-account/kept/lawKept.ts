import * as v from 'valibot';
import type { HiddenFinding } from '@/domain/hiddenFindings';
import { LAW_RULE_IDS, type LawRuleId } from '@/domain/law/lawRules';
import { type IsoDate, isIsoDate } from '@/domain/time/period';
import type { DeviceKind } from '@/shared/storage/deviceValue';

/** The user's settings for the working-time law. */
export interface LawKept {
  /** Rules that are switched off. */
  readonly off: readonly LawRuleId[];
  /** The findings that are hidden until one of their figures changes. */
  readonly hidden: readonly HiddenFinding[];
}

const day = v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value));

/** The schema of the kept settings, with which device files are checked, too. */
export const lawSchema = v.object({
  off: v.array(v.picklist(LAW_RULE_IDS)),
  hidden: v.array(v.object({ sign: v.string(), on: day })),
});

/** Which rules of the working-time law are switched off, and which findings are hidden. */
export const lawKind: DeviceKind<LawKept> = {
  name: 'law',
  parse: (kept) => {
    const result = v.safeParse(lawSchema, kept);
    return result.success ? result.output : { off: [], hidden: [] };
  },
};
