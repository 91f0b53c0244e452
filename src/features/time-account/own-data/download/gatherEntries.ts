import { type ExportColumn, fileTable } from '@/domain/find/exportTable';
import { type Expense, isKeptReceipt } from '@/domain/money/expense';
import type { WorkRecord } from '@/domain/work/workRecord';
import { expenseToWire, readExpenses } from '@/features/expenses';
import { readWorkRecords, workRecordToWire } from '@/features/work-records';
import type { PackedFile } from '../zip/serveZip';
import { ALL_DAYS, type Gathered, type Gathering, fileOfDataUrl, jsonFile, missingPart } from './gathering';

function recordColumns(t: Gathering['t']): readonly ExportColumn<WorkRecord>[] {
  return [
    { title: t('columns.date'), kind: 'date', valueOf: ({ date }) => date },
    { title: t('columns.customer'), kind: 'text', valueOf: ({ customerName }) => customerName },
    { title: t('columns.project'), kind: 'text', valueOf: ({ projectName }) => projectName },
    { title: t('columns.description'), kind: 'text', valueOf: ({ description }) => description },
    { title: t('columns.place'), kind: 'text', valueOf: ({ location }) => location },
    { title: t('columns.hours'), kind: 'hours', valueOf: ({ hours }) => hours },
    { title: t('columns.travel'), kind: 'hours', valueOf: ({ travelHours }) => travelHours },
    { title: t('columns.departure'), kind: 'text', valueOf: ({ departure }) => departure },
    { title: t('columns.arrival'), kind: 'text', valueOf: ({ arrival }) => arrival },
    { title: t('columns.distance'), kind: 'number', valueOf: ({ distanceKm }) => distanceKm },
    { title: t('columns.foodAllowance'), kind: 'euro', valueOf: ({ foodAllowance }) => foodAllowance },
    { title: t('columns.travelExpenses'), kind: 'euro', valueOf: ({ travelExpenses }) => travelExpenses },
  ];
}

/** Gathers all work records, as JSON in the service's spelling and as a table. */
export async function gatherRecords({ dispatch, signal, t, errorText }: Gathering): Promise<Gathered> {
  const read = await readWorkRecords({ ...ALL_DAYS, signal }, dispatch, 'recent');
  if ('error' in read) return missingPart(t('parts.records'), errorText(read.error), t);
  const wires = read.data.map((record) => ({
    Id: record.id,
    ...workRecordToWire(record),
    Customer_Name: record.customerName,
    Project_Name: record.projectName,
  }));
  return {
    files: [
      jsonFile('arbeitszeiten', wires),
      { name: 'arbeitszeiten.csv', content: fileTable(recordColumns(t), read.data) },
    ],
    missing: [],
  };
}

/** Characters that a file name may not have, or that would lead to another folder. */
const FORBIDDEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/**
 * Decodes the receipts. The name of each file has the day and the number of its expense, and is unique.
 *
 * @returns the files by the index of their expense, and the expenses whose receipt is broken
 */
function receiptsOf(expenses: readonly Expense[], tell: Gathering['tell']) {
  const files = new Map<number, PackedFile>();
  const broken: Expense[] = [];
  const names = new Set<string>();
  const total = expenses.filter(({ receipt }) => receipt).length;
  for (const [at, expense] of expenses.entries()) {
    const { receipt } = expense;
    if (!receipt) continue;
    const plain = (text: string) => text.replaceAll(FORBIDDEN, ' ').trim();
    const number = plain(String(expense.voucherNumber ?? expense.id));
    const stem = `belege/${expense.date}_${number}_${plain(receipt.filename) || 'beleg'}`;
    const name = names.has(stem) ? stem.replace(/_/u, `_${expense.id}_`) : stem;
    const file = isKeptReceipt(receipt) ? null : fileOfDataUrl(name, receipt.path);
    if (file) files.set(at, file);
    else broken.push(expense);
    names.add(stem);
    tell(files.size + broken.length, total);
  }
  return { files, broken };
}

function expenseColumns(t: Gathering['t']): readonly ExportColumn<readonly [Expense, string]>[] {
  return [
    { title: t('columns.date'), kind: 'date', valueOf: ([{ date }]) => date },
    { title: t('columns.voucher'), kind: 'number', valueOf: ([{ voucherNumber }]) => voucherNumber },
    { title: t('columns.type'), kind: 'text', valueOf: ([{ type }]) => type },
    { title: t('columns.description'), kind: 'text', valueOf: ([{ description }]) => description },
    { title: t('columns.cost'), kind: 'euro', valueOf: ([{ cost }]) => cost },
    { title: t('columns.receipt'), kind: 'text', valueOf: ([, receipt]) => receipt },
  ];
}

/** The gatherers of expenses and receipts, which read the expenses only once. */
export function expenseGatherers() {
  let reading: ReturnType<typeof readExpenses> | undefined;
  const read = async ({ dispatch, signal }: Gathering) =>
    (reading ??= readExpenses({ ...ALL_DAYS, signal }, dispatch, 'recent'));

  return {
    /** Gathers all expenses, as JSON in the service's spelling and as a table; receipts are named by their place in the archive. */
    gatherExpenses: async (gathering: Gathering): Promise<Gathered> => {
      const { t, errorText } = gathering;
      const list = await read(gathering);
      if ('error' in list) return missingPart(t('parts.expenses'), errorText(list.error), t);
      const { files } = receiptsOf(list.data, () => undefined);
      const placeOf = (at: number) => files.get(at)?.name ?? '';
      const wires = list.data.map((expense, at) => {
        const { receipt } = expense;
        const link = receipt && {
          FileLink: { filename: receipt.filename, contentType: receipt.contentType, path: placeOf(at) },
        };
        return { Id: expense.id, ...expenseToWire({ ...expense, receipt: null }), ...link };
      });
      const rows = list.data.map((expense, at) => [expense, placeOf(at)] as const);
      return {
        files: [
          jsonFile('auslagen', wires),
          { name: 'auslagen.csv', content: fileTable(expenseColumns(t), rows) },
        ],
        missing: [],
      };
    },

    /** Gathers the files of all receipts. */
    gatherReceipts: async (gathering: Gathering): Promise<Gathered> => {
      const { t, errorText, tell } = gathering;
      const list = await read(gathering);
      if ('error' in list) return missingPart(t('parts.receipts'), errorText(list.error), t);
      const { files, broken } = receiptsOf(list.data, tell);
      return {
        files: [...files.values()],
        missing: broken.map(({ voucherNumber, id, date }) =>
          t('missing.receipt', { number: voucherNumber ?? id, date: date.split('-').toReversed().join('.') }),
        ),
      };
    },
  };
}
