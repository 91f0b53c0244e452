import { useEffect, useRef, useState } from 'react';
import { type PictureAnswer, readPictureFile } from './pictureFile';

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
