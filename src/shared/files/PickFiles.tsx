import { type ReactNode, useRef } from 'react';

interface PickFilesProps {
  readonly className: string;
  /** The kinds of files that the browser offers, as `accept` of an input. */
  readonly accept: string;
  /** Several files can be chosen at once. */
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets files be chosen. */
export function PickFiles({ className, accept, multiple = false, onFiles, children }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
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
