import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import type { Expense, KeptReceipt, Receipt } from '@/domain/money/expense';
import type { WaitingExpense } from '@/domain/money/expenseFields';
import type { PagePosition } from '@/domain/lists/paging';
import { waitingFor } from '@/domain/changes/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { TableHead } from '@/shared/lists/TableHead';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MonthRow, byMonth } from './MonthHead';
import { TypeTag } from './TypeTag';
import { useExpenseTypeName } from '../useExpenseTypeName';
import { useExpenseColumns } from './useExpenseColumns';

export interface ExpenseListProps {
  readonly expenses: readonly Expense[];
  readonly position: PagePosition;
  /** How many expenses of the page are unreadable and therefore missing from the sums. */
  readonly unreadable: number;
  /** Their waiting changes. */
  readonly waiting: readonly WaitingExpense[];
  readonly onShow: (receipt: Receipt | KeptReceipt) => void;
  readonly onDelete: (expense: Expense) => void;
}

type RowProps = Pick<ExpenseListProps, 'waiting' | 'onShow' | 'onDelete'> & { readonly expense: Expense };

function ExpenseRow({ expense, waiting, onShow, onDelete }: RowProps) {
  const { t } = useTranslation(['expenses', 'common']);
  const typeName = useExpenseTypeName();
  const formats = useFormats();
  const { id, receipt, description } = expense;
  const item = waitingFor(waiting, id);
  const about = `${formats.date(expense.date)}, ${typeName(expense.type)}`;
  return (
    <tr data-record={id} tabIndex={-1}>
      <td className="figures text-faint">{expense.voucherNumber ?? '–'}</td>
      <td className="figures">{formats.date(expense.date)}</td>
      <td className="align-right figures strong">{formats.euros(expense.cost)}</td>
      <td>
        <TypeTag type={expense.type} />
      </td>
      <td className="ellipsis">
        {item ? (
          <div className="tw-description">
            {item.want === null ? <s>{description}</s> : <span>{description}</span>}
            <WaitingMark of={item} />
          </div>
        ) : (
          description
        )}
      </td>
      <td className="row-actions">
        {receipt && (
          <IconButton
            icon={paperclip}
            label={t('expenses:receipt.show')}
            about={about}
            onClick={() => onShow(receipt)}
          />
        )}
        <IconButton
          icon={trash}
          label={t('common:actions.delete')}
          about={about}
          tone="danger"
          onClick={() => onDelete(expense)}
        />
      </td>
    </tr>
  );
}

/** The expenses as a table, by month with sums. */
export function ExpenseTable({ expenses, position, unreadable, ...rows }: ExpenseListProps) {
  const { t } = useTranslation('expenses');
  const keptFocus = useKeptFocus();
  return (
    <table className="tw-table fixed" aria-label={t('title')}>
      <TableHead columns={useExpenseColumns()} />
      <tbody {...keptFocus}>
        {byMonth(expenses, position).flatMap((group) =>
          [<MonthRow key={group.id} of={group} waiting={rows.waiting} unreadable={unreadable} />].concat(
            group.expenses.map((expense) => <ExpenseRow key={expense.id} expense={expense} {...rows} />),
          ),
        )}
      </tbody>
    </table>
  );
}
