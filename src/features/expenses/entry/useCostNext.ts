import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { AttachedReceipt } from '../receipt/useReceipt';
import type { ExpenseForm } from './useExpenseForm';

/** Whether somebody is at a field that says something already. */
function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value !== '';
}

/** Once the receipt is there its cost comes next: it has the focus, unless it is known or somebody is writing elsewhere. */
export function useCostNext(attached: AttachedReceipt | null, { values, focus }: ExpenseForm): void {
  const last = useRef(attached);
  const goOn = useEffectEvent(() => {
    if (values.cost === '' && !isWriting()) focus('cost');
  });

  // Before it is painted: the focus must not leave a field that somebody goes to when they see the receipt.
  useLayoutEffect(() => {
    if (attached !== null && attached !== last.current) goOn();
    last.current = attached;
  }, [attached]);
}
