import { useEffect, useEffectEvent, useState } from 'react';

/** The first file of a drop or a paste. */
function fileOf(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])][0];
}

const TEXT_INPUTS = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Excel and Word add a picture of the text: in a field, the text is pasted. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  const hasText = [...(clipboardData?.types ?? [])].includes('text/plain');
  return hasText && target instanceof Element && target.closest(TEXT_INPUTS) !== null;
}

/**
 * Takes files that are dropped anywhere on the window or pasted, while the form is open. Otherwise the browser would
 * open a file dropped beside the form instead of the app.
 *
 * @returns whether a file is being dragged over the window
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const isFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    const handleOver = (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setIsHeld(true);
    };
    const handleLeave = (event: DragEvent) => {
      // Leaving one element means entering the next; only at the edge of the window there is none.
      if (event.relatedTarget === null) setIsHeld(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      setIsHeld(false);
      const file = fileOf(event.dataTransfer);
      if (file) take(file);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const file = fileOf(event.clipboardData);
      // Text is pasted into the focused field, as usual.
      if (!file || isTextForField(event)) return;
      event.preventDefault();
      take(file);
    };
    addEventListener('dragover', handleOver);
    addEventListener('dragleave', handleLeave);
    addEventListener('drop', handleDrop);
    addEventListener('paste', handlePaste);
    return () => {
      removeEventListener('dragover', handleOver);
      removeEventListener('dragleave', handleLeave);
      removeEventListener('drop', handleDrop);
      removeEventListener('paste', handlePaste);
    };
  }, []);

  return isHeld;
}
