import * as v from 'valibot';
import type { Id } from '@/domain/id';
import type { DraftKind } from '@/shared/drafts/draftKind';

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

function kindOf<Values>(name: string, id: Id, schema: v.GenericSchema<unknown, Values>): DraftKind<Values> {
  return {
    name: `${name}/${encodeURIComponent(id)}`,
    version: 1,
    read: (content) => {
      const parsed = v.safeParse(schema, content);
      return parsed.success ? parsed.output : undefined;
    },
  };
}

/** Drafts of a project's basic information. */
export const basicsDraftsOf = (id: Id) => kindOf('project-basics', id, basicsSchema);

/** Drafts of a project's revenue and time budget. */
export const figuresDraftsOf = (id: Id) => kindOf('project-figures', id, figuresSchema);
