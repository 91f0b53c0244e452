import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Expense, KeptReceipt, Receipt } from '@/domain/expense';
import type { WaitingExpense } from '@/domain/expenseFields';
import { waitingFor } from '@/domain/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { TableHead } from '@/shared/lists/TableHead';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { IconButton } from '@/shared/ui/IconButton';
import { TypeTag } from './TypeTag';
import { useExpenseTypeName } from '../useExpenseTypeName';
import { useExpenseColumns } from './useExpenseColumns';

export interface ExpenseListProps {
  readonly expenses: readonly Expense[];
  /** What of them is not at the service yet. */
  readonly waiting: readonly WaitingExpense[];
  readonly onShow: (receipt: Receipt | KeptReceipt) => void;
  readonly onDelete: (expense: Expense) => void;
}

/** The expenses as a table with the columns of section 2. */
export function ExpenseTable({ expenses, waiting, onShow, onDelete }: ExpenseListProps) {
  const { t } = useTranslation(['expenses', 'common']);
  const typeName = useExpenseTypeName();
  const formats = useFormats();
  const keptFocus = useKeptFocus();
  return (
    <table className="tw-table fixed">
      <TableHead columns={useExpenseColumns()} />
      <tbody {...keptFocus}>
        {expenses.map((expense) => {
          const { id, receipt, description } = expense;
          const item = waitingFor(waiting, id);
          const about = `${formats.date(expense.date)}, ${typeName(expense.type)}`;
          return (
            <tr key={id} data-record={id} tabIndex={-1}>
              <td className="num t3">{expense.voucherNumber ?? '–'}</td>
              <td className="num">{formats.date(expense.date)}</td>
              <td className="r num strong">{formats.euros(expense.cost)}</td>
              <td>
                <TypeTag type={expense.type} />
              </td>
              <td className="ell">
                {item ? (
                  <div className="tw-dsc">
                    {item.want === null ? <s>{description}</s> : <span>{description}</span>}
                    <WaitingMark of={item} />
                  </div>
                ) : (
                  description
                )}
              </td>
              <td className="act">
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
        })}
      </tbody>
    </table>
  );
}
