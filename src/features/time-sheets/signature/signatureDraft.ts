import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type DraftKind, readDraft } from '@/shared/drafts/draftKind';
import type { UserDrafts } from '@/shared/drafts/draftMemory';

const figure = v.pipe(v.number(), v.finite());
/** The points of a stroke in pixels of the image, each with its time, because fast strokes are thin. */
const strokeSchema = v.pipe(v.array(v.tuple([figure, figure, figure])), v.minLength(1));

const signatureDraftSchema = v.object({
  way: v.picklist(['draw', 'type']),
  name: v.string(),
  strokes: v.array(strokeSchema),
});

export type Stroke = v.InferOutput<typeof strokeSchema>;

/** An unsaved signature: what was drawn, and the name that was typed. */
export type SignatureDraft = v.InferOutput<typeof signatureDraftSchema>;

/** A signature that was drawn or typed and not saved, one for each sheet. */
export const signatureDrafts: DraftKind<SignatureDraft> = {
  name: 'signature',
  version: 1,
  read: (content) => {
    const parsed = v.safeParse(signatureDraftSchema, content);
    return parsed.success ? parsed.output : undefined;
  },
};

/**
 * The end of the draft's name: the sheet instead of the form, so that the draft is found when that sheet is signed
 * again.
 */
export function signatureForm(sheetId: Id): string {
  return `sheet-${sheetId}`;
}

/** Reads the draft of a sheet's signature. */
export async function readSignatureDraft(
  drafts: UserDrafts,
  sheetId: Id,
): Promise<SignatureDraft | undefined> {
  return readDraft(drafts, signatureDrafts, `${signatureDrafts.name}/${signatureForm(sheetId)}`);
}
