import { useEffect, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '@/domain/limits';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { inspect, isDrawable } from '@/shared/files/inspectFile';

/** Where the file stands that was chosen last, as long as it has not become the picture. */
export type PictureChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | Extract<PictureAnswer, { kind: 'refused' }>;

const nothing = { kind: 'none' } as const;

/** The picture to be cropped; a file that is refused leaves the one before it. */
export function usePicture() {
  const [choice, setChoice] = useState<PictureChoice>(nothing);
  /** Address of the picture in memory, for as long as it is shown. */
  const [url, setUrl] = useState<string | null>(null);
  const latest = useRef<File | null>(null);

  useEffect(
    () => () => {
      if (url !== null) URL.revokeObjectURL(url);
    },
    [url],
  );

  async function take(file: File) {
    latest.current = file;
    setChoice({ kind: 'reading', filename: file.name });
    const answer = await readPictureFile(file);
    // A file read slowly must not replace the one that was chosen after it.
    if (latest.current !== file) return;
    if (answer.kind === 'refused') {
      setChoice(answer);
      return;
    }
    setChoice(nothing);
    setUrl(URL.createObjectURL(answer.picture));
  }

  return { choice, url, take };
}

/** Why a file is no picture for the profile. */
type PictureProblem =
  | 'empty'
  /** Neither JPEG nor PNG, whatever its name says. */
  | 'unknown'
  | 'incomplete'
  | 'no-pixels'
  | 'too-many-pixels'
  | 'too-large'
  /** It cannot be read: taken away in the meantime, or a folder. */
  | 'unreadable';

/** What becomes of a file that was chosen. */
type PictureAnswer =
  | { readonly kind: 'picture'; readonly picture: Blob }
  | { readonly kind: 'refused'; readonly filename: string; readonly problem: PictureProblem };

async function problemOrPicture(file: File): Promise<PictureProblem | Blob> {
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
  const bytes = await bytesOfFile(file);
  const inspection = inspect(bytes);
  if ('problem' in inspection) return inspection.problem;
  if (inspection.kind === 'application/pdf') return 'unknown';
  // Typed by what it is: the browser only knew the name.
  const picture = new Blob([bytes], { type: inspection.kind });
  return (await isDrawable(picture)) ? picture : 'incomplete';
}

/**
 * Makes a picture of a file (section 5, "Upload": jpeg or png, at most 10 MB), judged by its content. Anything else is
 * refused with the reason.
 */
async function readPictureFile(file: File): Promise<PictureAnswer> {
  const answer = await problemOrPicture(file).catch((): PictureProblem => 'unreadable');
  if (typeof answer === 'string') return { kind: 'refused', filename: file.name, problem: answer };
  return { kind: 'picture', picture: answer };
}
