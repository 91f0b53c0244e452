import { useEffect, useState } from 'react';
import { bytesOfDataUrl } from './dataUrl';
import { fileKindOf } from './fileKind';

/** The address of a file from a data URL, for the browser's own viewers. */
export type BlobUrl =
  | { readonly kind: 'none' | 'unreadable' }
  | {
      readonly kind: 'file';
      readonly url: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly contentType: string;
    };

/**
 * Keeps the content of a data URL as a blob while the component is mounted. The type is ours instead of the data URL's,
 * so that the content can never be an HTML page.
 *
 * @param dataUrl null while there is nothing to show
 * @param named the type of content that is no PDF, PNG or JPEG; services may not keep the type of a file
 */
export function useBlobUrl(dataUrl: string | null, named: string): BlobUrl {
  const [file, setFile] = useState<BlobUrl>({ kind: 'none' });

  useEffect(() => {
    if (dataUrl === null) return undefined;
    let url = '';
    // The dialog is shown first, because decoding a receipt of megabytes takes time.
    const timer = setTimeout(() => {
      const bytes = bytesOfDataUrl(dataUrl);
      if (!bytes) {
        setFile({ kind: 'unreadable' });
        return;
      }
      const contentType = fileKindOf(bytes) ?? named;
      url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
      setFile({ kind: 'file', url, bytes, contentType });
    });
    return () => {
      clearTimeout(timer);
      if (url !== '') URL.revokeObjectURL(url);
    };
  }, [dataUrl, named]);

  return file;
}
