import { useEffect, useState } from 'react';
import { bytesOfDataUrl } from './dataUrl';

/** A file out of a data URL, under an address that the browser's own viewers take. */
export type BlobUrl =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'file'; readonly url: string; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * Keeps a data URL's content as a blob for as long as it is shown; its address ends with the component. The type is
 * ours and not the data URL's, so that nothing in it can come as a page of HTML.
 *
 * @param dataUrl null while there is nothing to show
 */
export function useBlobUrl(dataUrl: string | null, contentType: string): BlobUrl {
  const [file, setFile] = useState<BlobUrl>({ kind: 'none' });

  useEffect(() => {
    if (dataUrl === null) return undefined;
    let url = '';
    // The dialog comes first: a receipt has megabytes to decode.
    const timer = setTimeout(() => {
      const bytes = bytesOfDataUrl(dataUrl);
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
