import { useEffect, useRef, useState } from 'react';
import type { Receipt } from '@/domain/money/expense';
import { sizeOfDataUrl } from '@/shared/files/dataUrl';
import { type ReceiptAnswer, readReceiptFile, scaleReceipt } from './receiptFile';

/** The receipt that will be sent. */
export type AttachedReceipt = Extract<ReceiptAnswer, { kind: 'attached' }>;

/** Where the file stands that was chosen last, as long as it is not attached. */
type ReceiptChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | Exclude<ReceiptAnswer, AttachedReceipt>;

/** The receipt of a form: a file that is refused leaves the one before it attached. */
interface ReceiptState {
  readonly attached: AttachedReceipt | null;
  readonly choice: ReceiptChoice;
}

/** The receipt to save, or that the file chosen last did not become one: the field says why. */
type SettledReceipt =
  | { readonly kind: 'ready'; readonly receipt: Receipt | null }
  | { readonly kind: 'not-taken' };

const nothing = { kind: 'none' } as const;

/** A receipt that a draft kept, as if it had just been chosen. */
function stateOf(receipt: Receipt | null): ReceiptState {
  if (!receipt) return { attached: null, choice: nothing };
  const bytes = sizeOfDataUrl(receipt.path);
  return { attached: { kind: 'attached', receipt, bytes }, choice: nothing };
}

/** The receipt of the expense form: chosen, dropped, pasted or photographed (section 5, "Expense file"). */
export function useReceipt(initial: Receipt | null) {
  const [state, setState] = useState(() => stateOf(initial));
  /** The same, for who has waited since the form was rendered. */
  const latest = useRef(state);
  /** The answer for the file that is being read; null while no file is. */
  const reading = useRef<Promise<ReceiptAnswer> | null>(null);
  /** How often the user removed the receipt: a file that was being read at that moment is not saved. */
  const removals = useRef(0);

  // What is read for a form that is gone is not saved either.
  useEffect(
    () => () => {
      reading.current = null;
      removals.current += 1;
    },
    [],
  );

  function become(next: ReceiptState) {
    latest.current = next;
    setState(next);
  }

  async function attach(answering: Promise<ReceiptAnswer>) {
    const answer = await answering;
    // A file read slowly must not replace the one that was chosen after it.
    if (reading.current !== answering) return;
    reading.current = null;
    const { attached } = latest.current;
    become(answer.kind === 'attached' ? { attached: answer, choice: nothing } : { attached, choice: answer });
  }

  function follow(filename: string, answering: Promise<ReceiptAnswer>) {
    reading.current = answering;
    become({ attached: latest.current.attached, choice: { kind: 'reading', filename } });
    void attach(answering);
  }

  /** Waits for the file that is being read: it belongs to the expense. One that is chosen meanwhile does not. */
  async function settled(): Promise<SettledReceipt> {
    if (!reading.current) return { kind: 'ready', receipt: latest.current.attached?.receipt ?? null };
    const before = removals.current;
    const answer = await reading.current;
    const isTaken = answer.kind === 'attached' && removals.current === before;
    return isTaken ? { kind: 'ready', receipt: answer.receipt } : { kind: 'not-taken' };
  }

  return {
    ...state,
    receipt: state.attached?.receipt ?? null,
    settled,
    take: (file: File) => follow(file.name, readReceiptFile(file)),
    scaleDown: (file: File) => follow(file.name, scaleReceipt(file)),
    /** Nothing else was chosen or removed since this receipt was sent. */
    isStill: (sent: Receipt | null) =>
      reading.current === null && (latest.current.attached?.receipt ?? null) === sent,
    clear: () => {
      reading.current = null;
      removals.current += 1;
      become(stateOf(null));
    },
  };
}

export type ReceiptControl = ReturnType<typeof useReceipt>;
