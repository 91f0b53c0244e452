import { useEffect, useState } from 'react';

/** A file out of a data URL, under an address that the browser's own viewers take. */
export type BlobUrl =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'file'; readonly url: string; readonly bytes: Uint8Array<ArrayBuffer> };

function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> | undefined {
  const base64 = /^data:[^,]*;base64,(.*)$/su.exec(dataUrl)?.[1];
  if (base64 === undefined) return undefined;
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * Keeps a data URL's content as a blob for as long as it is shown. The type is ours and not the data URL's, so that
 * nothing in it can come as a page of HTML.
 */
export function useBlobUrl(dataUrl: string | null, contentType: string): BlobUrl {
  const [file, setFile] = useState<BlobUrl>({ kind: 'none' });

  useEffect(() => {
    if (dataUrl === null) return undefined;
    let url = '';
    // The dialog comes first: a receipt has megabytes to decode.
    const timer = setTimeout(() => {
      const bytes = bytesOf(dataUrl);
      if (bytes) url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
      setFile(bytes ? { kind: 'file', url, bytes } : { kind: 'unreadable' });
    });
    return () => {
      clearTimeout(timer);
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [dataUrl, contentType]);

  return file;
}
