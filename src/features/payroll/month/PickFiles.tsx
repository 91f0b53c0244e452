import type { ReactNode } from 'react';
import { useRef } from 'react';

interface PickFilesProps {
  readonly className: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets PDFs be chosen. */
export function PickFiles({ className, onFiles, children }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same files can be chosen once more.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
