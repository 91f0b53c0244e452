import { useRef, useState } from 'react';
import type { Receipt } from '@/domain/expense';
import { type ReceiptAnswer, readReceiptFile, scaleReceipt } from './receiptFile';

/** Where the receipt of a form stands. */
export type ReceiptState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly filename: string }
  | ReceiptAnswer;

/** A receipt that a draft kept, as if it had just been chosen. */
function stateOf(receipt: Receipt | null): ReceiptState {
  if (!receipt) return { kind: 'none' };
  const base64 = receipt.path.slice(receipt.path.indexOf(',') + 1);
  return { kind: 'attached', receipt, bytes: Math.floor((base64.replace(/=+$/u, '').length * 3) / 4) };
}

/** The receipt of the expense form: chosen, dropped, pasted or photographed (section 5, "Expense file"). */
export function useReceipt(initial: Receipt | null) {
  const [state, setState] = useState(() => stateOf(initial));
  // A file read slowly must not replace the one that was chosen after it.
  const turn = useRef(0);

  async function follow(filename: string, answering: Promise<ReceiptAnswer>) {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: 'reading', filename });
    const answer = await answering;
    if (mine === turn.current) setState(answer);
  }

  return {
    state,
    receipt: state.kind === 'attached' ? state.receipt : null,
    take: (file: File) => void follow(file.name, readReceiptFile(file)),
    scaleDown: (file: File) => void follow(file.name, scaleReceipt(file)),
    clear: () => {
      turn.current += 1;
      setState({ kind: 'none' });
    },
  };
}

export type ReceiptControl = ReturnType<typeof useReceipt>;
