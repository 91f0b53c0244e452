import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExpenseContent, type Receipt, expenseFields } from '@/domain/money/expense';
import { useDraft } from '@/shared/drafts/useDraft';
import { useFileDrop } from '@/shared/files/useFileDrop';
import type { AfterSaving, SaveOutcome } from '@/shared/forms/useSaving';
import { type Wait, errorOf, isUnanswered, waitOf } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import { isSame } from '@/domain/changes/fields';
import { type ExpenseDoubt, doubtOf } from '@/domain/money/expenseDoubt';
import { countedEntries } from '@/domain/changes/waitingEntries';
import { type AttachedReceipt, useReceipt } from '../receipt/useReceipt';
import { receiptDrafts } from './expenseDraft';
import { type ExpenseValues, nextValues } from '../expenseValues';
import { type ExpenseForm, useExpenseForm } from './useExpenseForm';
import { useShownExpenses } from '../outbox/useShownExpenses';
import type { Wish } from '@/shared/outbox/useWish';
import { useAppDispatch } from '@/shared/store/hooks';
import { useSteps } from '@/shared/undo/useSteps';
import { useAboutExpense } from '../expenseWords';
import { dropCorrected, removeExpense, saveExpense } from '../outbox/saveExpenses';

export interface ExpenseDialogProps {
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  /** The name of a receipt whose file is gone. */
  readonly lost?: string | undefined;
  /** The values come from a draft, so closing asks first. */
  readonly isUnsaved?: boolean;
  /** The key of the refused expense in the outbox that this one replaces. */
  readonly corrects?: string | null;
  /** The key of the draft that is being continued. */
  readonly wish?: string | undefined;
  readonly onClose: () => void;
}

/** The expense that was sent, and its outcome. */
interface SavedExpense extends Wait {
  readonly submitted: ExpenseValues;
  readonly sent: Receipt | null;
}

/** The expense form with its receipt and draft, and how it is saved. */
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
    receiptName: receipt.receipt?.filename ?? null,
    hasReceipt: receipt.receipt !== null || receipt.choice.kind !== 'none',
  });
  const { sendExpense, failureKind } = useSaveExpense(form.wish, corrects);
  useCostNext(receipt.attached, form);
  const { doubt, isMeant, settle } = useExpenseDoubt(form, corrects);
  const [last, setLast] = useState<ExpenseValues | null>(null);
  const draftOfReceipt = useDraft(receiptDrafts, receipt.receipt, { partOf: form.draftForm });

  async function save(onSend: () => void): Promise<SaveOutcome> {
    // A file still being read belongs to the expense; an invalid field is reported without waiting for it.
    const settling = receipt.settled();
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    const file = await settling;
    if (file.kind === 'not-taken') return { kind: 'invalid' };
    const content = { ...form.contentOf(submitted), receipt: file.receipt };
    if (!isMeant(content, submitted)) return { kind: 'invalid' };
    onSend();
    const kept = await sendExpense(content);
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
    // The dialog stays open, file and project fields are reset. No call changes an expense, so values typed
    // after "Save and close" can only belong to the next one.
    if (isSameReceipt) receipt.clear();
    setLast(submitted);
    form.goOn(submitted, nextValues(submitted), { focus: 'cost' });
    return then === 'close' ? 'kept' : 'done';
  }

  function handleRemove() {
    draftOfReceipt.forget();
    receipt.clear();
  }

  const handleClose = form.closing(() => {
    draftOfReceipt.forget();
    onClose();
  });

  return {
    form,
    receipt: { ...receipt, clear: handleRemove },
    isDropTarget,
    failureKind,
    save,
    /** The question to answer before saving. */
    doubt,
    /** The values saved last with "Save and next". */
    last,
    /** The name of a receipt whose file is gone, until another one is attached. */
    lost: last === null && receipt.receipt === null ? props.lost : undefined,
    onClose: handleClose,
  };
}

/** Whether the focus is in an input that is not empty. */
function isWriting(): boolean {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.value !== '';
}

/** Focuses the cost once a receipt is attached, unless the cost is filled or the user is typing elsewhere. */
function useCostNext(attached: AttachedReceipt | null, { values, focus }: ExpenseForm): void {
  const last = useRef(attached);
  const goOn = useEffectEvent(() => {
    if (values.cost === '' && !isWriting()) focus('cost');
  });

  // Runs before the paint, so that it cannot take the focus from a field the user has moved to since seeing the
  // receipt.
  useLayoutEffect(() => {
    if (attached !== null && attached !== last.current) goOn();
    last.current = attached;
  }, [attached]);
}

/**
 * Asks before saving an expense that looks like a mistake, compared with the newest expenses of the list; saving the
 * same values again confirms it.
 *
 * @param corrects the key of the refused expense in the outbox that this one replaces, which is not a duplicate
 */
function useExpenseDoubt(form: ExpenseForm, corrects: string | null) {
  const { query, waiting } = useShownExpenses(0);
  const [asked, setAsked] = useState<{ doubt: ExpenseDoubt; values: unknown } | null>(null);
  /** The expense that was last asked about or sent. */
  const meant = useRef<ExpenseContent | null>(null);

  return {
    /** The open question, until the values change. */
    doubt: asked?.values === form.values ? asked.doubt : null,

    /** Whether to save the expense; if not, `doubt` is set to the question. */
    isMeant: (content: ExpenseContent, values: unknown): boolean => {
      const isConfirmed = meant.current !== null && isSame(expenseFields, meant.current, content);
      meant.current = content;
      const known = countedEntries(query.data?.entries ?? [], waiting).filter(({ id }) => id !== corrects);
      const doubt = isConfirmed ? null : doubtOf(content, known);
      setAsked(doubt && { doubt, values });
      if (doubt) form.focus(doubt.kind !== 'zero' && content.voucherNumber !== null ? 'number' : 'cost');
      return doubt === null;
    },

    /** Called once the expense is saved, so that an equal one is questioned again. */
    settle: () => {
      meant.current = null;
    },
  };
}

/**
 * Saves a new expense, and only once however often the form is sent. One with a receipt waits only if its file fits on
 * the device.
 *
 * @param wish the form's wish
 * @param corrects the key of a refused expense in the outbox that the new one replaces
 */
function useSaveExpense(wish: Wish, corrects: string | null) {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const aboutOf = useAboutExpense();
  const [isUnknown, setIsUnknown] = useState(false);

  return {
    /** The expense was saved or waits; otherwise the error. */
    sendExpense: async (content: ExpenseContent): Promise<Wait | { readonly error: unknown }> => {
      const change = { key: wish.key, row: null, before: null, want: content };
      const outcome = await dispatch(saveExpense(change, { hasDraft: true }));
      setIsUnknown(outcome?.kind === 'unknown');
      if (outcome?.kind !== 'saved' && outcome?.kind !== 'waiting') {
        return { error: errorOf(outcome) };
      }
      const expense = { ...content, id: outcome.id };
      steps.add({
        text: t('undo.created'),
        detail: aboutOf(content),
        undo: async () => errorOf(await dispatch(removeExpense(expense))),
      });
      // Dropped only afterwards: at worst both are in the list for a moment, but never neither.
      if (corrects !== null) await dispatch(dropCorrected(corrects));
      return waitOf(outcome);
    },
    /** Which message the last failure needs: unknown outcome, cannot wait for the service, or not saved. */
    failureKind: (failure: unknown, hasReceipt: boolean): 'notKnown' | 'notWaiting' | 'saveFailed' => {
      if (isUnknown) return 'notKnown';
      return hasReceipt && isUnanswered(failure) ? 'notWaiting' : 'saveFailed';
    },
  };
}
