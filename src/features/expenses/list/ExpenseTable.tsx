import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import {
  type Expense,
  type KeptReceipt,
  type Receipt,
  type WaitingExpense,
  groupByMonth,
} from '@/domain/money/expense';
import { waitingFor } from '@/domain/changes/waitingFor';
import { useFormats } from '@/shared/i18n/useFormats';
import { UnmatchedMark, useIsUnmatched } from '@/shared/lists/find/UnmatchedMark';
import {
  ResultRow,
  type DatedListProps,
  type ListColumn,
  type ListTableProps,
  TableHead,
} from '@/shared/lists/TableHead';
import { positionOf } from '@/shared/lists/listPage';
import { useKeptFocus } from '@/shared/lists/useKeptFocus';
import { WaitingMark } from '@/shared/outbox/WaitingMark';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import { MonthRow } from './MonthHead';
import { useExpenseTypeName } from '../expenseWords';
import classes from './expenseTable.module.scss';

export interface ExpenseListProps extends DatedListProps<Expense> {
  /** Their waiting changes. */
  readonly waiting: readonly WaitingExpense[];
  readonly onShow: (receipt: Receipt | KeptReceipt) => void;
  readonly onDelete: (expense: Expense) => void;
}

/** An expense of the list, as a row or a card. */
export type OneExpenseProps = Pick<ExpenseListProps, 'waiting' | 'typed' | 'onShow' | 'onDelete'> & {
  readonly expense: Expense;
};

function ExpenseRow({ expense, waiting, typed, onShow, onDelete }: OneExpenseProps) {
  const { t } = useTranslation(['expenses', 'common']);
  const typeName = useExpenseTypeName();
  const formats = useFormats();
  const { id, receipt, voucherNumber } = expense;
  const isUnmatched = useIsUnmatched(id);
  const description = <MarkedText text={expense.description} typed={typed} />;
  const item = waitingFor(waiting, id);
  const about = [formats.date(expense.date), typeName(expense.type), formats.euros(expense.cost)].join(', ');
  return (
    <tr data-record={id} tabIndex={-1}>
      <td className="figures text-faint">
        <MarkedText text={voucherNumber === null ? '–' : String(voucherNumber)} typed={typed} />
      </td>
      <td className="figures">{formats.date(expense.date)}</td>
      <td className="align-right figures strong">
        <MarkedText text={formats.euros(expense.cost)} typed={typed} />
      </td>
      <td>
        <TypeTag type={expense.type} typed={typed} />
      </td>
      <td className="ellipsis">
        {item || isUnmatched ? (
          <div className="tw-description">
            {item?.want === null ? <s>{description}</s> : <span>{description}</span>}
            <WaitingMark of={item} />
            <UnmatchedMark id={id} />
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

/** The expenses as a table: a page by month with sums, or what was found. */
export function ExpenseTable(props: ExpenseListProps & ListTableProps) {
  const { page, resultLine, sorting, ...rows } = props;
  const unreadable = page.unreadable?.length ?? 0;
  const { t } = useTranslation('expenses');
  const keptFocus = useKeptFocus();
  const columns = useExpenseColumns();
  const row = (expense: Expense) => <ExpenseRow key={expense.id} expense={expense} {...rows} />;
  return (
    <table className="tw-table fixed" aria-label={t('title')}>
      <TableHead columns={columns} sorting={sorting} />
      <tbody {...keptFocus}>
        <ResultRow columns={columns.length} line={resultLine} />
        {resultLine
          ? page.entries.map(row)
          : groupByMonth(page.entries, { ...positionOf(page), waiting: rows.waiting }).flatMap((group) =>
              [<MonthRow key={group.id} of={group} waiting={rows.waiting} unreadable={unreadable} />].concat(
                group.expenses.map(row),
              ),
            )}
      </tbody>
    </table>
  );
}

/** The columns, for the table and for its skeleton. */
export function useExpenseColumns(): readonly ListColumn[] {
  const { t } = useTranslation('expenses');
  return [
    { title: t('columns.number'), sort: 'number', className: classes.number },
    { title: t('columns.date'), sort: 'date', className: classes.date },
    { title: t('columns.cost'), sort: 'cost', className: classes.cost, align: 'right' },
    { title: t('columns.type'), sort: 'type', className: classes.type },
    { title: t('columns.description'), sort: 'description' },
    { title: t('columns.action'), className: classes.actions, align: 'right' },
  ];
}

interface TypeTagProps {
  readonly type: string;
  /** The words that are searched for, which are marked. */
  readonly typed: string;
}

/** The type of an expense. An unknown one may be of any length, so it is truncated to its column. */
export function TypeTag({ type, typed }: TypeTagProps) {
  const name = useExpenseTypeName()(type);
  return (
    <span className="tw-tag within" title={name}>
      <span className="ellipsis">
        <MarkedText text={name} typed={typed} />
      </span>
    </span>
  );
}
