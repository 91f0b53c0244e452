import { useEffect, useState } from 'react';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { type ExpenseValues, valuesOf } from '../expenseValues';
import { ExpenseDialog } from '../lazyDialog';
import type { ExpenseContent, Receipt } from '@/domain/money/expense';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useUser } from '@/shared/store/hooks';
import { useAboutExpense } from '../expenseWords';
import { expenseKind } from './expenseKind';
import { keptExpenses } from './keptExpenses';
import { sweepReceipts, wholeReceipt } from './keptReceipts';

/** A refused expense opened in the form, with its key in the outbox. */
interface Correction {
  readonly key: string;
  readonly values: ExpenseValues;
  readonly receipt: Receipt | null;
  readonly lost: string | undefined;
}

/** The expenses in the header's outbox; a refused one can be opened in the form. */
export function ExpenseOutboxPart({ children }: OutboxPartProps) {
  const aboutOf = useAboutExpense();
  const language = useLanguage();
  const [correction, setCorrection] = useState<Correction | null>(null);
  const guid = useUser()?.guid;
  const { value: outbox } = useDeviceValue(keptExpenses);

  useEffect(() => {
    if (guid !== undefined && outbox) void sweepReceipts(guid, outbox);
  }, [guid, outbox]);

  async function correct(key: string, content: ExpenseContent) {
    const receipt = content.receipt && (await wholeReceipt(guid ?? '', content.receipt));
    const lost = receipt ? undefined : content.receipt?.filename;
    setCorrection({ key, values: valuesOf(content, language), receipt, lost });
  }

  const part = useOutboxPart({
    kind: expenseKind,
    aboutOf,
    onCorrect: (key, content) => void correct(key, content),
  });
  return (
    <>
      {children(part)}

      {correction && (
        <ExpenseDialog
          values={correction.values}
          receipt={correction.receipt}
          lost={correction.lost}
          corrects={correction.key}
          onClose={() => setCorrection(null)}
        />
      )}
    </>
  );
}
