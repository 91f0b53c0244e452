import * as v from 'valibot';
import { ABSENCE_KINDS, type Absence, type ProjectAbsence } from '@/domain/account/absence';
import { isoDay, listKind } from '@/shared/storage/keptSchema';

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

/** The user's absences: vacation, sickness and others, each as a range of days. */
export const absencesKind = listKind<Absence>('absences', absenceSchema);

/** Projects whose records count as an absence instead of as work. */
export const projectAbsencesKind = listKind<ProjectAbsence>('project-absences', projectAbsenceSchema);
