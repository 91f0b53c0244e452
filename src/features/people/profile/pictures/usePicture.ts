import { useEffect, useRef, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '@/domain/limits';
import { bytesOfFile } from '@/shared/files/dataUrl';
import { type FileProblem, inspect, isDrawable } from '@/shared/files/inspectFile';

/** State of the last chosen file, until it has become the picture. */
export type PictureChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | Extract<PictureAnswer, { kind: 'refused' }>;

const nothing = { kind: 'none' } as const;

/** The picture to crop; if a file is refused, the previous picture stays. */
export function usePicture() {
  const [choice, setChoice] = useState<PictureChoice>(nothing);
  /** Object URL of the picture, valid while it is shown. */
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
    // A slow file must not replace one that was chosen later.
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

/** Why a file cannot be used as a picture; it is unreadable if it was removed meanwhile, or is a folder. */
type PictureProblem = FileProblem | 'too-large' | 'unreadable';

/** The result of reading a chosen file. */
type PictureAnswer =
  | { readonly kind: 'picture'; readonly picture: Blob }
  | { readonly kind: 'refused'; readonly filename: string; readonly problem: PictureProblem };

async function problemOrPicture(file: File): Promise<PictureProblem | Blob> {
  if (file.size > MAX_UPLOAD_BYTES) return 'too-large';
  const bytes = await bytesOfFile(file);
  const inspection = inspect(bytes);
  if ('problem' in inspection) return inspection.problem;
  if (inspection.kind === 'application/pdf') return 'unknown';
  // The type is set from the content, because the browser derived it only from the name.
  const picture = new Blob([bytes], { type: inspection.kind });
  return (await isDrawable(picture)) ? picture : 'incomplete';
}

/** Reads a file as a picture, judged by its content. Anything else is refused with the reason. */
async function readPictureFile(file: File): Promise<PictureAnswer> {
  const answer = await problemOrPicture(file).catch((): PictureProblem => 'unreadable');
  if (typeof answer === 'string') return { kind: 'refused', filename: file.name, problem: answer };
  return { kind: 'picture', picture: answer };
}
