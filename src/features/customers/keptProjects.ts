import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type DraftKind, draftKind } from '@/shared/drafts/draftKind';
import { outboxNames } from '@/shared/outbox/countWaiting';
import { keptOutbox } from '@/shared/outbox/keptOutbox';
import { type ProjectEdit, projectEditSchema, projectFields } from './api/projectEdit';

/** The changes of projects that wait to be sent, by user on the device. */
export const waitingProjects = {
  kept: keptOutbox<ProjectEdit>(outboxNames.projects, projectEditSchema),
  fields: projectFields,
};

const basicsSchema = v.pick(projectEditSchema, ['name', 'description', 'orderNumber', 'state']);
const figuresSchema = v.object({ revenue: v.string(), timeBudget: v.string() });

/** The field values of a project's basic information. */
export type BasicValues = v.InferOutput<typeof basicsSchema>;
/** The field values of revenue and time budget, as typed. */
export type FigureValues = v.InferOutput<typeof figuresSchema>;

/** Unsaved values of a project. */
export interface ProjectDraft<Values> {
  /** The values when the edit began, used to detect what others have saved since. */
  readonly base: Values;
  readonly values: Values;
}

function kindOf<Draft>(name: string, id: Id, schema: v.GenericSchema<unknown, Draft>): DraftKind<Draft> {
  return draftKind(`${name}/${encodeURIComponent(id)}`, schema, {
    outbox: outboxNames.projects,
    figures: ['revenue', 'timeBudget'],
  });
}

/** What was typed in a project's basic information. */
export const basicsDraftsOf = (id: Id): DraftKind<ProjectDraft<BasicValues>> =>
  kindOf('project-basics', id, v.object({ base: basicsSchema, values: basicsSchema }));

/** What was typed for a project's revenue and time budget. */
export const figuresDraftsOf = (id: Id): DraftKind<ProjectDraft<FigureValues>> =>
  kindOf('project-figures', id, v.object({ base: figuresSchema, values: figuresSchema }));
