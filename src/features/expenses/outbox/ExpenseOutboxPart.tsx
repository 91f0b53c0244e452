import { type ComponentProps, useEffect, useState } from 'react';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { valuesOf } from '../expenseValues';
import { ExpenseDialog } from '../lazyDialog';
import type { ExpenseContent } from '@/domain/money/expense';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useUser } from '@/shared/store/hooks';
import { useAboutExpense } from '../expenseWords';
import { expenseKind } from './expenseKind';
import { keptExpenses } from './keptExpenses';
import { sweepReceipts, wholeReceipt } from './keptReceipts';

/** The expenses in the header's outbox; a refused one can be opened in the form. */
export function ExpenseOutboxPart({ children }: OutboxPartProps) {
  const aboutOf = useAboutExpense();
  const language = useLanguage();
  /** A refused expense opened in the form. */
  const [correction, setCorrection] = useState<Omit<ComponentProps<typeof ExpenseDialog>, 'onClose'> | null>(
    null,
  );
  const guid = useUser()?.guid;
  const { value: outbox } = useDeviceValue(keptExpenses);

  useEffect(() => {
    if (guid !== undefined && outbox) void sweepReceipts(guid, outbox);
  }, [guid, outbox]);

  async function correct(key: string, content: ExpenseContent) {
    const receipt = content.receipt && (await wholeReceipt(guid ?? '', content.receipt));
    const lost = receipt ? undefined : content.receipt?.filename;
    setCorrection({ corrects: key, values: valuesOf(content, language), receipt, lost });
  }

  const part = useOutboxPart({
    kind: expenseKind,
    aboutOf,
    onCorrect: (key, content) => void correct(key, content),
  });
  return (
    <>
      {children(part)}

      {correction && <ExpenseDialog {...correction} onClose={() => setCorrection(null)} />}
    </>
  );
}
