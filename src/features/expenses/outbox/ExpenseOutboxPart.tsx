import { Suspense, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/useFormats';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { type OutboxPartProps, useOutboxPart } from '@/shared/outbox/useOutboxPart';
import { type ExpenseValues, valuesOf } from '../entry/expenseValues';
import { ExpenseDialog } from '../lazyDialog';
import { waitingNoticeOf } from '@/shared/outbox/useSavedNotice';
import { expenseOutbox } from './expenseOutbox';

/** A refused expense in the form, and the key under which it waits. */
interface Correction {
  readonly key: string;
  readonly values: ExpenseValues;
}

/** The expenses in the outbox of the header: it sends them, names them, and opens what was refused in the form. */
export function ExpenseOutboxPart({ children }: OutboxPartProps) {
  const { t } = useTranslation('outbox');
  const formats = useFormats();
  const language = useLanguage();
  const [correction, setCorrection] = useState<Correction | null>(null);
  const part = useOutboxPart({
    kind: expenseOutbox,
    aboutOf: ({ date, cost, description }) =>
      [
        `${formats.weekday(date)} ${formats.dayMonth(date)}`,
        t('expense', { cost: formats.euros(cost) }),
        description,
      ]
        .filter(Boolean)
        .join(' · '),
    onCorrect: (key, content) => setCorrection({ key, values: valuesOf(content, language) }),
    notice: waitingNoticeOf('expenses'),
  });
  return (
    <>
      {children(part)}
      <Suspense>
        {correction && (
          <ExpenseDialog
            values={correction.values}
            receipt={null}
            corrects={correction.key}
            onClose={() => setCorrection(null)}
          />
        )}
      </Suspense>
    </>
  );
}
