import { useEffect, useRef } from 'react';
import { selectUser } from '../session/sessionSlice';
import { useAppSelector } from '../store/hooks';
import { announceUnsaved } from './unsavedForms';
import { removeDraft, saveDraft, saveDraftAtOnce } from './draftStore';

/** How long typing may pause before the draft is written, in milliseconds. */
const PAUSE_MS = 300;

/**
 * Keeps what is typed in a form as a draft: shortly after each change, and at once when the page is hidden or the
 * form goes away unsaved (an expired session takes the form off the screen).
 *
 * @param name of the draft, such as `work-record/new`
 * @param value plain data, or `null` while there is nothing worth keeping
 * @returns `forget`, to be called when the form was saved or thrown away
 */
export function useDraft(name: string, value: unknown): { forget: () => void } {
  const guid = useAppSelector(selectUser)?.guid;
  const latest = useRef<{ guid: string; name: string; value: unknown } | null>(null);
  const isForgotten = useRef(false);

  const serialised = value === null ? null : JSON.stringify(value);

  useEffect(() => {
    if (guid === undefined || serialised === null) return undefined;
    isForgotten.current = false;
    latest.current = { guid, name, value: JSON.parse(serialised) };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [guid, name, serialised]);

  const isUnsaved = serialised !== null;
  useEffect(() => (isUnsaved ? announceUnsaved() : undefined), [isUnsaved]);

  function write() {
    const draft = latest.current;
    if (draft && !isForgotten.current) void saveDraft(draft.guid, draft.name, draft.value);
  }

  function writeAtOnce() {
    const draft = latest.current;
    if (draft && !isForgotten.current) saveDraftAtOnce(draft.guid, draft.name, draft.value);
  }

  useEffect(() => {
    document.addEventListener('visibilitychange', write);
    addEventListener('pagehide', writeAtOnce);
    return () => {
      document.removeEventListener('visibilitychange', write);
      removeEventListener('pagehide', writeAtOnce);
      write();
    };
  }, []);

  return {
    forget: () => {
      isForgotten.current = true;
      latest.current = null;
      if (guid !== undefined) void removeDraft(guid, name);
    },
  };
}
