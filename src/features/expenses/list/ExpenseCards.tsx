import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { type Expense, groupByMonth } from '@/domain/money/expense';
import { waitingFor } from '@/domain/changes/waitingFor';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnmatchedMark } from '@/shared/lists/find/UnmatchedMark';
import { positionOf } from '@/shared/lists/listPage';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { type ExpenseListProps, type OneExpenseProps, TypeTag } from './ExpenseTable';
import { MonthCardsHead } from './MonthHead';
import { useExpenseTypeName } from '../expenseWords';

function ExpenseCard({ expense, waiting, typed, onShow, onDelete }: OneExpenseProps) {
  const { t } = useTranslation(['expenses', 'common']);
  const typeName = useExpenseTypeName();
  const formats = useFormats();
  const { id, receipt, description, type, voucherNumber } = expense;
  const title = description || typeName(type);
  const about = [title, formats.date(expense.date), formats.euros(expense.cost)].join(', ');
  const shownTitle = <MarkedText text={title} typed={typed} />;
  return (
    <li className="tw-record" data-record={id} tabIndex={-1}>
      {receipt ? (
        <button
          type="button"
          className="card-title card-open ellipsis"
          aria-label={`${t('expenses:receipt.show')}: ${about}`}
          onClick={() => onShow(receipt)}
        >
          {shownTitle}
        </button>
      ) : (
        <span className="card-title ellipsis">{shownTitle}</span>
      )}
      <span className="card-value figures">
        <MarkedText text={formats.euros(expense.cost)} typed={typed} />
      </span>
      <span className="card-subtitle">
        <TypeTag type={type} typed={typed} />
      </span>
      <span className="card-meta figures">{formats.date(expense.date)}</span>
      <span className="card-description figures">
        {voucherNumber !== null && (
          <MarkedText text={t('expenses:numberOf', { number: voucherNumber })} typed={typed} />
        )}
        <WaitingMark of={waitingFor(waiting, id)} />
        <UnmatchedMark id={id} />
      </span>
      <span className="card-actions">
        <RowMenu
          label={t('common:actions.actions')}
          about={about}
          items={[
            ...(receipt
              ? [
                  {
                    label: t('expenses:receipt.show'),
                    icon: paperclip,
                    onSelect: () => onShow(receipt),
                  },
                ]
              : []),
            {
              label: t('common:actions.delete'),
              icon: trash,
              tone: 'danger' as const,
              onSelect: () => onDelete(expense),
            },
          ]}
        />
      </span>
    </li>
  );
}

/**
 * The expenses on a phone, a page by month with sums, or those that were found: description and cost, then type and
 * date, then the voucher number. A tap shows the receipt.
 */
export function ExpenseCards({ page, resultLine, ...cards }: ExpenseListProps) {
  const keptFocus = useKeptFocus();
  const card = (expense: Expense) => <ExpenseCard key={expense.id} expense={expense} {...cards} />;
  return (
    <div {...keptFocus}>
      {resultLine}
      {resultLine ? (
        <ul>{page.entries.map(card)}</ul>
      ) : (
        groupByMonth(page.entries, { ...positionOf(page), waiting: cards.waiting }).map((group) => (
          <section key={group.id} aria-labelledby={group.id}>
            <MonthCardsHead of={group} waiting={cards.waiting} unreadable={page.unreadable?.length ?? 0} />
            <ul>{group.expenses.map(card)}</ul>
          </section>
        ))
      )}
    </div>
  );
}
