import { MAX_PICTURE_PIXELS } from '@/domain/limits';
import { type FileKind, fileKindOf } from './fileKind';
import { type StructureProblem, readJpeg } from './jpeg';
import { readPng } from './png';

/**
 * Empty; none of the three types by content, whatever its name says; incomplete; an image without pixels, or with more
 * than any camera has, which no time sheet can show.
 */
export type FileProblem = 'empty' | 'unknown' | 'incomplete' | 'no-pixels' | 'too-many-pixels';

/** The result of inspecting a file. */
export type Inspection = { readonly kind: FileKind } | { readonly problem: FileProblem };

function inspectPicture(
  kind: FileKind,
  facts: { readonly width: number; readonly height: number } | StructureProblem,
): Inspection {
  if (typeof facts === 'string') return { problem: facts === 'unknown' ? 'unknown' : 'incomplete' };
  if (facts.width === 0 || facts.height === 0) return { problem: 'no-pixels' };
  return facts.width * facts.height > MAX_PICTURE_PIXELS ? { problem: 'too-many-pixels' } : { kind };
}

/** Inspects a whole file: its type (PDF, PNG or JPEG), and whether it is complete. */
export function inspect(bytes: Uint8Array): Inspection {
  if (bytes.length === 0) return { problem: 'empty' };
  const kind = fileKindOf(bytes);
  switch (kind) {
    case 'image/png':
      return inspectPicture(kind, readPng(bytes));
    case 'image/jpeg':
      return inspectPicture(kind, readJpeg(bytes));
    case 'application/pdf':
      // Some programs leave out the end mark or the table, and readers can do without them.
      return { kind };
    case undefined:
      return { problem: 'unknown' };
  }
}

/** Whether the browser can draw the image, because a complete file may still be nonsense. */
export async function isDrawable(image: Blob): Promise<boolean> {
  if (typeof createImageBitmap !== 'function') return true;
  try {
    (await createImageBitmap(image)).close();
    return true;
  } catch {
    return false;
  }
}
