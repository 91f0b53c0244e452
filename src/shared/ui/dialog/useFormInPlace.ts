import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type EditOutcome, closedWhenSaved, useSaving } from '../../forms/useSaving';

interface FormInPlaceOptions {
  /** Something was typed: Cancel and Escape ask before discarding it. */
  readonly isDirty: boolean;
  readonly onSave: () => Promise<EditOutcome>;
  readonly onEnd: (isSaved: boolean) => void;
}

/** A form that is in its place on a page. The focus starts in its first field; Escape anywhere in it cancels, as in a dialog. */
export function useFormInPlace({ isDirty, onSave, onEnd }: FormInPlaceOptions) {
  const element = useRef<HTMLFormElement>(null);
  const focusedBefore = useRef<Element | null>(null);
  const { isSaving, failure, run } = useSaving();
  const [isAsking, setIsAsking] = useState(false);

  const focusFirst = () =>
    element.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')?.focus();
  useLayoutEffect(focusFirst, []);

  function keepEditing() {
    setIsAsking(false);
    const before = focusedBefore.current;
    // The button Cancel made room for the question.
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else focusFirst();
  }

  function cancel() {
    // Values that were sent can no longer be discarded.
    if (isSaving) return;
    if (isAsking) {
      keepEditing();
    } else if (isDirty) {
      focusedBefore.current = document.activeElement;
      setIsAsking(true);
    } else {
      onEnd(false);
    }
  }

  return {
    failure,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void run(async () => closedWhenSaved(await onSave(), () => onEnd(true)), 'close');
      },
      onKeyDown: (event: KeyboardEvent) => {
        // A list or calendar within a field closes first, and handles the key.
        if (event.key === 'Escape' && !event.defaultPrevented) cancel();
      },
    },
    /** Whether to discard what was typed; the question takes the place of the buttons. */
    isAsking,
    question: { onKeep: keepEditing, onDiscard: () => onEnd(false) },
    buttons: { isSaving, onCancel: cancel },
  };
}
