import type { FindTable } from '@/domain/find/findTable';
import type { Id } from '@/domain/id';
import type { Expense } from '@/domain/money/expense';

/** Texts of an expense that depend on the user's language. */
interface ShownWords {
  readonly typeName: (stored: string) => string;
  readonly euros: (cost: Expense['cost']) => string;
}

const idsOf = (id: Id | null) => (id === null ? [] : [String(id)]);
const textOf = (number: Expense['voucherNumber']) => (number === null ? '' : String(number));

/** The fields by which expenses can be searched, filtered and sorted. */
export function expenseSearch({ typeName, euros }: ShownWords): FindTable<Expense> {
  return {
    textsOf: ({ voucherNumber, cost, type, description }) => [
      textOf(voucherNumber),
      euros(cost),
      typeName(type),
      description,
    ],
    filters: [
      { kind: 'choice', name: 'type', valuesOf: ({ type }) => [type].filter(Boolean) },
      { kind: 'period', name: 'period', daysOf: ({ date }) => ({ from: date, to: date }) },
      { kind: 'choice', name: 'customer', valuesOf: ({ customerId }) => idsOf(customerId) },
      { kind: 'choice', name: 'project', valuesOf: ({ projectId }) => idsOf(projectId) },
      {
        kind: 'mark',
        name: 'receipt',
        word: 'receipt',
        sides: ['with', 'without'],
        isWith: ({ receipt }) => receipt !== null,
      },
    ],
    sorts: {
      number: {
        kind: 'number',
        valueOf: ({ voucherNumber }) => (typeof voucherNumber === 'number' ? voucherNumber : null),
      },
      date: { kind: 'date', valueOf: ({ date }) => date },
      cost: { kind: 'number', valueOf: ({ cost }) => cost },
      type: { kind: 'text', valueOf: ({ type }) => typeName(type) },
      description: { kind: 'text', valueOf: ({ description }) => description },
    },
    dayOf: ({ date }) => date,
    idOf: ({ id }) => id,
  };
}
