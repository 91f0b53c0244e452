import { useEffect, useRef, useState } from 'react';
import type { Receipt } from '@/domain/money/expense';
import { sizeOfDataUrl } from '@/shared/files/dataUrl';
import { type ReceiptAnswer, readReceiptFile, scaleReceipt } from './receiptFile';

/** The receipt to be sent. */
export type AttachedReceipt = Extract<ReceiptAnswer, { kind: 'attached' }>;

/** State of the last chosen file, until it is attached. */
type ReceiptChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | Exclude<ReceiptAnswer, AttachedReceipt>;

/** The receipt of a form: if a file is refused, the previous one stays attached. */
interface ReceiptState {
  readonly attached: AttachedReceipt | null;
  readonly choice: ReceiptChoice;
}

/** The receipt to save, or that the last chosen file was refused or is too large; the field says why. */
type SettledReceipt =
  | { readonly kind: 'ready'; readonly receipt: Receipt | null }
  | { readonly kind: 'not-taken' };

const nothing = { kind: 'none' } as const;

/** The state for a receipt from a draft, as if it had just been chosen. */
function stateOf(receipt: Receipt | null): ReceiptState {
  if (!receipt) return { attached: null, choice: nothing };
  const bytes = sizeOfDataUrl(receipt.path);
  return { attached: { kind: 'attached', receipt, bytes }, choice: nothing };
}

/** The receipt of the expense form: chosen, dropped, pasted or photographed. */
export function useReceipt(initial: Receipt | null) {
  const [state, setState] = useState(() => stateOf(initial));
  /** The latest state, for async code that started before the current render. */
  const latest = useRef(state);
  /** The pending result of the file being read; null if none is. */
  const reading = useRef<Promise<ReceiptAnswer> | null>(null);
  /** How often the user removed the receipt, so that a file being read at that moment is not saved. */
  const removals = useRef(0);
  /** The input of the field, for the focus. */
  const chooser = useRef<HTMLInputElement>(null);

  // A file being read when the form unmounts is not saved either.
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
    // A slow file must not replace one that was chosen later.
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

  /** Waits for the file being read, which belongs to the expense; files chosen later do not. */
  async function settled(): Promise<SettledReceipt> {
    const { attached, choice } = latest.current;
    // The expense is not saved without the file that the user chose and can still scale down.
    if (choice.kind === 'scalable') {
      chooser.current?.focus();
      return { kind: 'not-taken' };
    }
    if (!reading.current) return { kind: 'ready', receipt: attached?.receipt ?? null };
    const before = removals.current;
    const answer = await reading.current;
    const isTaken = answer.kind === 'attached' && removals.current === before;
    return isTaken ? { kind: 'ready', receipt: answer.receipt } : { kind: 'not-taken' };
  }

  return {
    ...state,
    receipt: state.attached?.receipt ?? null,
    chooser,
    settled,
    take: (file: File) => follow(file.name, readReceiptFile(file)),
    scaleDown: (file: File) => follow(file.name, scaleReceipt(file)),
    /** Whether nothing else was chosen or removed since this receipt was sent. */
    isStill: (sent: Receipt | null) =>
      reading.current === null && (latest.current.attached?.receipt ?? null) === sent,
    /** Removes a file that was chosen and not attached. */
    dropChoice: () => become({ attached: latest.current.attached, choice: nothing }),
    clear: () => {
      reading.current = null;
      removals.current += 1;
      become(stateOf(null));
    },
  };
}

export type ReceiptControl = ReturnType<typeof useReceipt>;
