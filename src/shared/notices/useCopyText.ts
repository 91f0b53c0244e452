import { useAppDispatch } from '../store/hooks';
import { doneNotice, noticeGiven } from './noticesSlice';

/** Copies a text and says so; where copying is not allowed, the message has the text, so that it can still be read. */
export function useCopyText(copied: string, notCopied: string): (text: string) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(doneNotice(copied));
    } catch {
      dispatch(noticeGiven({ tone: 'error', text: notCopied, detail: text }));
    }
  };
}
