import * as v from 'valibot';
import { type DraftKind, draftKind } from '@/shared/drafts/draftKind';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { type SectionName, editSchema, employeeFields } from './employeeEdit';

/** The changes of people that wait to be sent, by user on the device. */
export const waitingPeople = {
  kept: keptOutbox(outboxNames.people, editSchema),
  fields: employeeFields,
};

const draftSchema = v.object({ base: editSchema, values: v.record(v.string(), v.string()) });

/** Unsaved values of a section of a profile. */
export type SectionDraft = v.InferOutput<typeof draftSchema>;

/** What was typed in a section of a profile; the name is followed by the person and the section. */
export function sectionDraftsOf(guid: string, section: SectionName): DraftKind<SectionDraft> {
  return draftKind(`person/${encodeURIComponent(guid)}/${section}`, draftSchema, {
    outbox: outboxNames.people,
  });
}
