import * as v from 'valibot';
import { LANGUAGES, type Language } from '@/domain/language';
import type { Id } from '@/domain/id';
import type { DraftKind } from '@/shared/drafts/draftKind';
import { outboxNames } from '@/shared/outbox/countWaiting';

const basicsSchema = v.object({
  name: v.string(),
  description: v.string(),
  orderNumber: v.string(),
  state: v.string(),
});
const figuresSchema = v.object({ revenue: v.string(), timeBudget: v.string() });

/** The basic information of a project as it stands in the fields. */
export type BasicValues = v.InferOutput<typeof basicsSchema>;
/** Revenue and time budget as they stand in the fields: text as typed. */
export type FigureValues = v.InferOutput<typeof figuresSchema>;

/** What was typed of a project and not saved. */
export interface ProjectDraft<Values> {
  /** The values when the edit began: what others saved since is found out by them. */
  readonly base: Values;
  readonly values: Values;
}

/** Figures are text in the language in which they were typed. */
export interface FiguresDraft extends ProjectDraft<FigureValues> {
  readonly language: Language;
}

function kindOf<Draft>(name: string, id: Id, schema: v.GenericSchema<unknown, Draft>): DraftKind<Draft> {
  return {
    name: `${name}/${encodeURIComponent(id)}`,
    version: 1,
    outbox: outboxNames.projects,
    read: (content) => {
      const parsed = v.safeParse(schema, content);
      return parsed.success ? parsed.output : undefined;
    },
  };
}

/** What was typed in a project's basic information. */
export const basicsDraftsOf = (id: Id): DraftKind<ProjectDraft<BasicValues>> =>
  kindOf('project-basics', id, v.object({ base: basicsSchema, values: basicsSchema }));

/** What was typed for a project's revenue and time budget. */
export const figuresDraftsOf = (id: Id): DraftKind<FiguresDraft> =>
  kindOf(
    'project-figures',
    id,
    v.object({ base: figuresSchema, values: figuresSchema, language: v.picklist(LANGUAGES) }),
  );
