import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeDismissed, noticeGiven } from '../notices/noticesSlice';
import { useAppDispatch } from '../store/hooks';

const NOTICE = 'files';

/** How many files a notice names at most. */
const NAMED_FILES = 8;

const TEXT_INPUTS = 'input:not([type=file], [type=checkbox], [type=radio]), textarea, [contenteditable]';

/** Excel and Word add a picture of the text: in a field, the text is pasted. */
function isTextForField({ target, clipboardData }: ClipboardEvent): boolean {
  return isField(target) && [...(clipboardData?.types ?? [])].includes('text/plain');
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_INPUTS) !== null;
}

/** Some programs allow only a move or a link: any other effect would forbid the drop. */
function allowCopy(data: DataTransfer | null) {
  if (data && /copy|all|uninitialized/iu.test(data.effectAllowed)) data.dropEffect = 'copy';
}

/**
 * Takes files that are dropped anywhere on the window or pasted, while the form is open. Otherwise the browser would
 * open a file dropped beside the form instead of the app. A form has one file: the others are named in a notice, and a
 * drop without a file, as some mail programs make it, is told, too.
 *
 * @returns whether a file is being dragged over the window
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const { t } = useTranslation(['files', 'common']);
  const dispatch = useAppDispatch();
  return useFilesDrop(([file, ...others]) => {
    const names = others.slice(0, NAMED_FILES).map(({ name }) => name);
    const unnamed = others.length - names.length;
    if (unnamed > 0) names.push(t('common:noticesMore', { count: unnamed }));
    const text = file ? t('others', { names: names.join(', ') }) : t('none');
    const isToTell = !file || others.length > 0;
    dispatch(isToTell ? noticeGiven({ id: NOTICE, tone: 'info', text }) : noticeDismissed(NOTICE));
    if (file) onFile(file);
  });
}

/**
 * Takes all files that are dropped anywhere on the window or pasted, while the screen is open; none if what was dropped is no
 * file.
 *
 * @returns whether files are being dragged over the window
 */
export function useFilesDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isHeld, setIsHeld] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => onFiles([...(data?.files ?? [])]));

  useEffect(() => {
    // Text that is dragged within the page is not meant as a file.
    let isOwn = false;
    const handleStart = () => (isOwn = true);
    const handleEnd = () => (isOwn = false);
    const isFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
    const isLeftAlone = (event: DragEvent) => !isFiles(event) && (isOwn || isField(event.target));
    const handleOver = (event: DragEvent) => {
      if (isLeftAlone(event)) return;
      event.preventDefault();
      allowCopy(event.dataTransfer);
      setIsHeld(isFiles(event));
    };
    const handleLeave = (event: DragEvent) => {
      // Leaving one element means entering the next; only at the edge of the window there is none.
      if (event.relatedTarget === null) setIsHeld(false);
    };
    const handleDrop = (event: DragEvent) => {
      setIsHeld(false);
      if (isLeftAlone(event)) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    const handlePaste = (event: ClipboardEvent) => {
      // Text is pasted into the focused field, as usual.
      if (!event.clipboardData?.files.length || isTextForField(event)) return;
      event.preventDefault();
      take(event.clipboardData);
    };
    addEventListener('dragstart', handleStart);
    addEventListener('dragend', handleEnd);
    addEventListener('dragover', handleOver);
    addEventListener('dragleave', handleLeave);
    addEventListener('drop', handleDrop);
    addEventListener('paste', handlePaste);
    return () => {
      removeEventListener('dragstart', handleStart);
      removeEventListener('dragend', handleEnd);
      removeEventListener('dragover', handleOver);
      removeEventListener('dragleave', handleLeave);
      removeEventListener('drop', handleDrop);
      removeEventListener('paste', handlePaste);
    };
  }, []);

  return isHeld;
}
