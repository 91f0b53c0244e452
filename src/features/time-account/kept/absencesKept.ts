import * as v from 'valibot';
import { ABSENCE_KINDS, type Absence, type ProjectAbsence } from '@/domain/account/absence';
import type { DeviceKind } from '@/shared/storage/deviceValue';
import { isoDay } from '@/shared/storage/keptSchema';

/** The schema of a kept absence, with which device files are checked, too. */
const absenceSchema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(ABSENCE_KINDS),
    from: isoDay,
    to: isoDay,
    share: v.picklist([0.5, 1]),
    note: v.string(),
    changedAt: v.number(),
  }),
  v.check(({ from, to }) => from <= to),
);

/** The schema of a mapped project. */
const projectAbsenceSchema = v.object({
  customerId: v.string(),
  projectId: v.string(),
  kind: v.picklist(ABSENCE_KINDS),
  changedAt: v.number(),
});

/** The readable entries of a kept list; an unreadable one does not affect the others. */
function readable<Entry>(schema: v.GenericSchema<unknown, Entry>, kept: unknown): readonly Entry[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((entry) => {
    const result = v.safeParse(schema, entry);
    return result.success ? [result.output] : [];
  });
}

/** The user's absences: vacation, sickness and others, each as a range of days. */
export const absencesKind: DeviceKind<readonly Absence[]> = {
  name: 'absences',
  parse: (kept) => readable(absenceSchema, kept),
};

/** Projects whose records count as an absence instead of as work. */
export const projectAbsencesKind: DeviceKind<readonly ProjectAbsence[]> = {
  name: 'project-absences',
  parse: (kept) => readable(projectAbsenceSchema, kept),
};
