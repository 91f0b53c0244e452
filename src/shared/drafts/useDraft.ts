import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { useExtra, useUser } from '../store/hooks';
import { type DraftKind, storedDraft } from './draftKind';
import type { UserDrafts } from './draftMemory';
import { useUnsaved } from './useUnsaved';
import { removeDraft, saveDraft, saveDraftAtOnce, forgetDoubts } from './draftStore';

/** How long typing may pause before the draft is written, in milliseconds. */
const PAUSE_MS = 300;

/** The draft of a form on the screen. */
interface Draft {
  /** Identifies the form: the last part of the draft's name. */
  readonly form: string;
  /** Call this when the form was saved or discarded. */
  readonly forget: () => void;
}

interface DraftOptions {
  /** Names what the form saves (`useWish`). */
  readonly wish?: string;
  /** The form whose draft this one belongs to. */
  readonly partOf?: string;
}

/** While a form is on the screen its draft is not offered. */
function useShown(drafts: UserDrafts | null, name: string): void {
  useEffect(() => {
    if (!drafts) return undefined;
    drafts.shown.add(name);
    return () => {
      drafts.shown.delete(name);
      drafts.removals.dispatchEvent(new Event('removed'));
    };
  }, [drafts, name]);
}

/**
 * Keeps what is typed in a form as a draft: shortly after each change, and at once when the page is hidden or the form
 * is unmounted without saving (which happens when the session expires). Each form has its own draft, so that discarding
 * one does not affect another.
 *
 * @param kind of the draft: `findDraft` finds all drafts of the kind
 * @param value plain data, or `null` while there is nothing worth keeping
 */
export function useDraft(
  kind: Pick<DraftKind<unknown>, 'name' | 'version'>,
  value: unknown,
  { wish, partOf }: DraftOptions = {},
): Draft {
  const memory = useExtra().drafts;
  const [own] = useState(() => memory.nextForm());
  const form = partOf ?? own;
  const name = `${kind.name}/${form}`;
  const guid = useUser()?.guid;
  const latest = useRef<{ drafts: UserDrafts; name: string; value: unknown } | null>(null);
  const isForgotten = useRef(false);

  const language = useLanguage();
  const serialised = value === null ? null : JSON.stringify(storedDraft(kind, value, wish, language));

  useEffect(() => {
    if (guid === undefined) return undefined;
    if (serialised === null) {
      // What was typed was taken back, or a part of it was sent.
      if (latest.current) void removeDraft(memory.of(guid), name);
      latest.current = null;
      return undefined;
    }
    isForgotten.current = false;
    latest.current = { drafts: memory.of(guid), name, value: JSON.parse(serialised) };
    const timer = setTimeout(write, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [guid, memory, name, serialised]);

  const isKept = serialised !== null;
  useUnsaved(isKept);

  // A form that was saved continues with a new wish.
  const lastWish = useRef(wish);
  useEffect(() => {
    const before = lastWish.current;
    lastWish.current = wish;
    if (guid !== undefined && before !== undefined && before !== wish)
      void forgetDoubts(memory.of(guid), before);
  }, [guid, memory, wish]);

  function write() {
    const draft = latest.current;
    if (draft && !isForgotten.current) void saveDraft(draft.drafts, draft.name, draft.value);
  }

  function writeAtOnce() {
    const draft = latest.current;
    if (draft && !isForgotten.current) saveDraftAtOnce(draft.drafts, draft.name, draft.value);
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

  // After the effect above, because what is offered then has to be written.
  useShown(isKept && guid !== undefined ? memory.of(guid) : null, name);

  return {
    form,
    forget: () => {
      isForgotten.current = true;
      latest.current = null;
      if (guid === undefined) return;
      const drafts = memory.of(guid);
      const { current } = lastWish;
      void removeDraft(drafts, name).then(async () => current && forgetDoubts(drafts, current));
    },
  };
}
