import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExpenseContent, Receipt } from '@/domain/money/expense';
import { useDraft } from '@/shared/drafts/useDraft';
import { useFileDrop } from '@/shared/files/useFileDrop';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import type { Wait } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { isSame } from '@/domain/changes/fields';
import { type ExpenseDoubt, doubtOf } from '@/domain/money/expenseDoubt';
import { expenseFields } from '@/domain/money/expenseFields';
import { countedEntries } from '@/domain/changes/waitingEntries';
import { type AttachedReceipt, useReceipt } from '../receipt/useReceipt';
import { receiptDrafts } from './expenseDraft';
import { type ExpenseValues, nextValues } from '../expenseValues';
import { type ExpenseForm, useExpenseForm } from './useExpenseForm';
import { useSaveExpense } from './useSaveExpense';
import { useShownExpenses } from '../outbox/useShownExpenses';

export interface ExpenseDialogProps {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The values were typed before (a draft): closing asks first. */
  readonly isUnsaved?: boolean;
  /** The key of the refused expense in the outbox that this one takes the place of. */
  readonly corrects?: string | null;
  /** Names the wish of the draft that is gone on with. */
  readonly wish?: string | undefined;
  readonly onClose: () => void;
}

/** What was sent, and what became of it. */
interface SavedExpense extends Wait {
  readonly submitted: ExpenseValues;
  readonly sent: Receipt | null;
}

/** The form of an expense with its receipt and its draft, and how it is saved. */
export function useExpenseEntry(props: ExpenseDialogProps) {
  const { values, isUnsaved = false, corrects = null, onClose } = props;
  const { t } = useTranslation('expenses');
  const { tellSaved } = useSavedNotice();
  const receipt = useReceipt(props.receipt);
  const isDropTarget = useFileDrop(receipt.take);
  const form = useExpenseForm({
    initial: values,
    isUnsaved,
    corrects,
    wish: props.wish,
    hasReceipt: receipt.receipt !== null || receipt.choice.kind !== 'none',
  });
  const { saveExpense, failureKind } = useSaveExpense(form.wish, corrects);
  useCostNext(receipt.attached, form);
  const { doubt, isMeant, settle } = useExpenseDoubt(form, corrects);
  const [last, setLast] = useState<ExpenseValues | null>(null);
  const draftOfReceipt = useDraft(receiptDrafts, receipt.receipt, { partOf: form.draftForm });

  async function save(onSend: () => void): Promise<SaveOutcome> {
    // A file that is still being read belongs to the expense; a wrong field is told without waiting for it.
    const settling = receipt.settled();
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    const file = await settling;
    if (file.kind === 'not-taken') return { kind: 'invalid' };
    const content = { ...form.contentOf(submitted), receipt: file.receipt };
    if (!isMeant(content, submitted)) return { kind: 'invalid' };
    onSend();
    const kept = await saveExpense(content);
    return 'error' in kept
      ? { kind: 'failed', error: kept.error }
      : { kind: 'saved', finish: (then) => finish(then, { submitted, sent: file.receipt, ...kept }) };
  }

  function finish(then: AfterSaving, { submitted, sent, ...wait }: SavedExpense): 'done' | 'kept' {
    const isSameReceipt = receipt.isStill(sent);
    const hasChanged = form.hasChangedSince(submitted) || !isSameReceipt;
    if (!hasChanged) form.forgetDraft();
    if (isSameReceipt) draftOfReceipt.forget();
    settle();
    tellSaved(wait, t('saved'));
    if (then === 'close' && !hasChanged) {
      onClose();
      return 'done';
    }
    // Section 4: the dialog stays open, file and project fields are reset. There is no call that changes an expense:
    // what was typed after "Save and close" can only belong to the next one.
    if (isSameReceipt) receipt.clear();
    setLast(submitted);
    form.goOn(submitted, nextValues(submitted), { focus: 'cost' });
    return then === 'close' ? 'kept' : 'done';
  }

  function handleRemove() {
    draftOfReceipt.forget();
    receipt.clear();
  }

  function handleClose() {
    form.forgetDraft();
    draftOfReceipt.forget();
    onClose();
  }

  return {
    form,
    receipt: { ...receipt, clear: handleRemove },
    isDropTarget,
    failureKind,
    save,
    /** What is asked about before it is saved. */
    doubt,
    /** What was saved last with "Save and next". */
    last,
    onClose: handleClose,
  };
}

/** Whether somebody is at a field that says something already. */
function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value !== '';
}

/** Once the receipt is there its cost comes next: it has the focus, unless it is known or somebody is writing elsewhere. */
function useCostNext(attached: AttachedReceipt | null, { values, focus }: ExpenseForm): void {
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

/**
 * Asks before something is saved that looks like a slip of the hand, compared with the newest expenses of the list; who
 * saves the same once more means it.
 *
 * @param corrects the key of a refused expense in the outbox, which is no other one
 */
function useExpenseDoubt(form: ExpenseForm, corrects: string | null) {
  const { query, waiting } = useShownExpenses(0);
  const [asked, setAsked] = useState<{ doubt: ExpenseDoubt; values: unknown } | null>(null);
  /** What was asked about or sent last. */
  const meant = useRef<ExpenseContent | null>(null);

  return {
    /** What is asked about, until something else is typed. */
    doubt: asked?.values === form.values ? asked.doubt : null,

    /** Whether it is to be saved; if not, the form says what is asked. */
    isMeant: (content: ExpenseContent, values: unknown): boolean => {
      const isConfirmed = meant.current !== null && isSame(expenseFields, meant.current, content);
      meant.current = content;
      const known = countedEntries(query.data?.entries ?? [], waiting).filter(({ id }) => id !== corrects);
      const doubt = isConfirmed ? null : doubtOf(content, known);
      setAsked(doubt && { doubt, values });
      if (doubt) form.focus(doubt.kind !== 'zero' && content.voucherNumber !== null ? 'number' : 'cost');
      return doubt === null;
    },

    /** It is saved: an equal one is asked about again. */
    settle: () => {
      meant.current = null;
    },
  };
}
