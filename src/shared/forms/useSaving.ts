import { useRef, useState } from 'react';

/** What follows once something is saved. */
export type AfterSaving = 'close' | 'next';

/** What came of an attempt to save: `invalid` means that a field is wrong and says so itself. */
export type SaveOutcome =
  | {
      readonly kind: 'saved';
      /**
       * Goes on from there. On `close` it closes the form, or answers `kept` where something was typed while it was
       * being saved: that must not be thrown away.
       *
       * @param wasLeft somebody wanted to close the form while it was being saved
       */
      readonly finish: (then: AfterSaving, wasLeft: boolean) => 'done' | 'kept';
    }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** How a save ended for the form: it went on as was wished, was kept open, or has something to be corrected. */
export type SaveEnding = 'done' | 'kept' | 'invalid' | 'failed';

/**
 * Saves a form.
 *
 * @param onSend to be called right before the call is sent: until then the form can still be thrown away
 */
export type Save = (onSend: () => void) => Promise<SaveOutcome>;

/**
 * One save at a time, why the last one failed, and whether the form was kept open after it. What is sent cannot be
 * discarded any more: who wants to close meanwhile waits until it is saved.
 */
export function useSaving() {
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [isKept, setIsKept] = useState(false);
  // Beside the state: two presses may come before the first is rendered.
  const underWay = useRef<Promise<SaveEnding> | null>(null);
  const [isClosing, setIsClosing] = useState(false);
  const wasLeft = useRef(false);

  async function carryOut(save: Save, then: AfterSaving): Promise<SaveEnding> {
    wasLeft.current = false;
    setIsClosing(false);
    setIsSaving(true);
    // Also after a defect: the form must not stay locked.
    const outcome = await save(() => setIsSent(true)).finally(() => {
      underWay.current = null;
      setIsSaving(false);
      setIsSent(false);
    });
    if (outcome.kind === 'invalid') return 'invalid';
    setFailure(outcome.kind === 'failed' ? outcome.error : null);
    if (outcome.kind !== 'saved') return 'failed';
    const ending = outcome.finish(wasLeft.current ? 'close' : then, wasLeft.current);
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
    /** Somebody wants to close, and waits for the save. */
    isClosing: isClosing && isSent,
    /** Saves, and goes on with `then`; while a save is under way it is that one which is waited for. */
    run,
    /** To be called when somebody wants to close during a save: it then ends with `close`. */
    closeLater: () => {
      wasLeft.current = true;
      setIsClosing(true);
    },
  };
}
