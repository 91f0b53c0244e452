import { useRef, useState } from 'react';

/** What happens after a save. */
export type AfterSaving = 'close' | 'next';

/** The result of an attempt to save: `invalid` means that a field is wrong and shows its own message. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      /**
       * Continues after the save. On `close` it closes the form, or answers `kept` if something was typed during the
       * save, because that must not be discarded; no answer means `done`.
       *
       * @param wasLeft whether the user wanted to close the form during the save
       */
      readonly finish: (then: AfterSaving, wasLeft: boolean) => 'done' | 'kept' | void;
    }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How saving something that is edited ended; with `kept` it is saved, and the form has what was typed meanwhile. */
export type EditOutcome =
  | { readonly kind: 'saved' | 'kept' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Closes a form that edits something once all of it is saved. */
export function closedWhenSaved(outcome: EditOutcome, close: () => void): SaveOutcome {
  if (outcome.kind === 'kept') return { kind: 'saved', finish: () => 'kept' };
  if (outcome.kind === 'failed') return outcome;
  if (outcome.kind === 'invalid') return { kind: 'invalid' };
  return { kind: 'saved', finish: close };
}

/** How a save ended for the form: it continued as asked, stayed open, or has something to correct. */
export type SaveEnding = 'done' | 'kept' | 'invalid' | 'failed';

/**
 * Saves a form.
 *
 * @param onSend call it right before the request is sent: until then the form can still be discarded
 */
export type Save = (onSend: () => void) => Promise<SaveOutcome>;

/**
 * One save at a time, the error of the last one, and whether the form stayed open after it. What was sent can no longer
 * be discarded: if the user wants to close in the meantime, the form closes after the save.
 */
export function useSaving() {
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [isKept, setIsKept] = useState(false);
  // Kept in a ref besides the state, because the button may be pressed twice before the next render.
  const underWay = useRef<Promise<SaveEnding> | null>(null);
  const [isClosing, setIsClosing] = useState(false);
  const wasLeft = useRef(false);

  async function carryOut(save: Save, then: AfterSaving): Promise<SaveEnding> {
    wasLeft.current = false;
    setIsClosing(false);
    setIsSaving(true);
    // Even after an exception the form must neither stay locked nor say nothing.
    const outcome = await save(() => setIsSent(true)).catch((error: unknown) => ({
      kind: 'failed' as const,
      error,
    }));
    underWay.current = null;
    setIsSaving(false);
    setIsSent(false);
    if (outcome.kind === 'invalid') return 'invalid';
    setFailure(outcome.kind === 'failed' ? outcome.error : null);
    if (outcome.kind !== 'saved') return 'failed';
    const ending = outcome.finish(wasLeft.current ? 'close' : then, wasLeft.current) ?? 'done';
    setIsKept(ending === 'kept');
    return ending;
  }

  async function run(save: Save, then: AfterSaving): Promise<SaveEnding> {
    underWay.current ??= carryOut(save, then);
    return underWay.current;
  }

  return {
    isSaving,
    /** The call is under way, so nothing can be discarded any more. */
    isSent,
    failure,
    isKept,
    /** The user wants to close, and waits for the save. */
    isClosing: isClosing && isSent,
    /** Saves, and continues with `then`; if a save is already under way, it waits for that one. */
    run,
    /** Call it when the user wants to close during a save, which then ends with `close`. */
    closeLater: () => {
      wasLeft.current = true;
      setIsClosing(true);
    },
  };
}

/** For a form that shows the reason of a failure without a sentence of its own around it. */
export const reasonAlone = (reason: string): string => reason;
