import type { MonthGroup, WaitingExpense } from '@/domain/money/expense';
import { sumCents } from '@/domain/money/money';
import { countedEntries } from '@/domain/changes/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { useTranslation } from 'react-i18next';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';

interface MonthHeadProps {
  readonly of: MonthGroup;
  /** Its waiting changes. */
  readonly waiting: readonly WaitingExpense[];
  /** How many expenses of the page are unreadable. */
  readonly unreadable: number;
}

/** The content of a month's head: name, sum, and a note if the month continues on another page. */
function useMonthHead({ of: { month, expenses, isWhole }, waiting, unreadable }: MonthHeadProps) {
  const { t } = useTranslation('expenses');
  const formats = useFormats();
  const sum = sumCents(countedEntries(expenses, waiting).map(({ cost }) => cost));
  return {
    name: formats.month(month),
    sum: (
      <>
        <WithoutUnreadable count={unreadable} isShort /> <b className="text-strong">{formats.euros(sum)}</b>
      </>
    ),
    part: isWhole ? null : t('partOfMonth'),
  };
}

/** The table row above a month, with its sum. */
export function MonthRow(props: MonthHeadProps) {
  const { name, sum, part } = useMonthHead(props);
  return (
    <tr className="week-row">
      <td colSpan={2}>
        <b className="text-strong">{name}</b>
      </td>
      <td className="align-right figures">{sum}</td>
      <td colSpan={3}>{part}</td>
    </tr>
  );
}

/** The head above a month's cards, with its sum. */
export function MonthCardsHead(props: MonthHeadProps) {
  const { name, sum, part } = useMonthHead(props);
  return (
    <div className="tw-cards-head">
      <h2 id={props.of.id}>
        {name}
        {part !== null && <span className="text-faint"> {part}</span>}
      </h2>
      <span className="figures">{sum}</span>
    </div>
  );
}
