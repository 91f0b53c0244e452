import { useEffect, useState } from 'react';
import { bytesOfDataUrl } from './dataUrl';

/** The address of a file from a data URL, for the browser's own viewers. */
export type BlobUrl =
  | { readonly kind: 'none' | 'unreadable' }
  | { readonly kind: 'file'; readonly url: string; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * Keeps the content of a data URL as a blob while the component is mounted. The type is ours instead of the data URL's,
 * so that the content can never be an HTML page.
 *
 * @param dataUrl null while there is nothing to show
 */
export function useBlobUrl(dataUrl: string | null, contentType: string): BlobUrl {
  const [file, setFile] = useState<BlobUrl>({ kind: 'none' });

  useEffect(() => {
    if (dataUrl === null) return undefined;
    let url = '';
    // The dialog is shown first, because decoding a receipt of megabytes takes time.
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
