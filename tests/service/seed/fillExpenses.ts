import type { Store } from '../database';
import { addDays } from '../days';
import type { SeedIds } from './fillClients';
import { clients } from './clientList';
import { personOf } from './people';
import { SEED_DAYS } from './records';
import { receiptOf, type ReceiptKind } from './receipts';
import { rowsOnce } from './rowsOnce';

type SeedExpense = {
  by: string;
  daysAgo: number;
  voucher: number;
  type: string;
  cost: number;
  text: string;
  /** Customer number and project, if the customer pays. */
  for?: [number: string, project: string];
  receipt?: [ReceiptKind, shop: string];
};

const mes: [string, string] = ['K-1042', 'MES-Einführung Werk 2'];
const portal: [string, string] = ['K-1017', 'Kundenportal 2.0'];
const control: [string, string] = ['K-1017', 'Netzleitstelle'];
const tours: [string, string] = ['K-1058', 'Tourenplanung'];
const shifts: [string, string] = ['K-1023', 'Dienstplan-App'];
const claims: [string, string] = ['K-1031', 'Schadenmeldung'];

const expense = (
  [by, daysAgo, voucher]: [string, number, number],
  [type, cost, text]: [string, number, string],
  more: Pick<SeedExpense, 'for' | 'receipt'> = {},
): SeedExpense => ({ by, daysAgo, voucher, type, cost, text, ...more });

const fuel = 'Tankfüllung Fahrt nach Augsburg';
/** The expenses in the order in which they were recorded. */
const expenses: readonly SeedExpense[] = [
  expense(['jalbrecht', 50, 2127], ['Reisekosten', 189.9, 'Bahnfahrt Flensburg, Sparpreis'], {
    for: tours,
    receipt: ['jpeg', 'Regiobahn'],
  }),
  expense(['jalbrecht', 49, 2128], ['Reisekosten', 104, 'Übernachtung Flensburg, Workshop Disposition'], {
    for: tours,
    receipt: ['pdf', 'Hotel am Hafen'],
  }),
  expense(['treimann', 47, 3011], ['Kraftstoff', 74.2, 'Tankfüllung Fahrt nach Obermoos'], {
    receipt: ['png', 'Tankhof Süd'],
  }),
  expense(['mschaefer', 44, 1405], ['Reisekosten', 61.5, 'Bahnfahrt Westerfeld'], {
    for: shifts,
    receipt: ['jpeg', 'Regiobahn'],
  }),
  expense(['jalbrecht', 41, 2129], ['Bürobedarf', 12.5, 'Notizbücher für die Begehung'], {
    receipt: ['png', 'Papier Vogel'],
  }),
  expense(['sneumann', 40, 1101], ['Bürobedarf', 48.75, 'Ordner und Trennblätter'], {
    receipt: ['png', 'Papier Vogel'],
  }),
  expense(['jalbrecht', 37, 2130], ['Kraftstoff', 76.1, fuel], { for: mes, receipt: ['png', 'Tankhof Süd'] }),
  expense(['ncarstens', 36, 2603], ['Reisekosten', 238.4, 'Übernachtung Bremen, zwei Nächte'], {
    for: claims,
    receipt: ['pdf', 'Hotel Weserblick'],
  }),
  expense(['dokafor', 34, 1809], ['Sonstiges', 8.4, 'Porto Testkarten'], { for: mes }),
  expense(['jalbrecht', 33, 2131], ['Verpflegung', 16, 'Pauschale ganztägig'], { for: control }),
  expense(['treimann', 30, 3012], ['Bewirtung', 84.6, 'Essen mit der Werkleitung'], {
    for: mes,
    receipt: ['png', 'Zum Lech'],
  }),
  expense(['jalbrecht', 29, 2132], ['Sonstiges', 19.99, 'Adapter für den Vorführrechner'], {
    receipt: ['pdf', 'Elektro Sander'],
  }),
  expense(['lhoffmann', 27, 1207], ['Reisekosten', 33.8, 'Bahnfahrt Westerfeld'], {
    for: shifts,
    receipt: ['jpeg', 'Regiobahn'],
  }),
  expense(['jalbrecht', 26, 2133], ['Bürobedarf', 0.1, 'Kopien, Restbetrag']),
  expense(['jalbrecht', 22, 2134], ['Reisekosten', 52.4, 'Bahnfahrt Westerfeld, Hin- und Rückweg'], {
    for: shifts,
    receipt: ['jpeg', 'Regiobahn'],
  }),
  expense(['pnowicki', 19, 1711], ['Bürobedarf', 29.95, 'Prüfgerät: Ersatzkabel'], { for: portal }),
  expense(['jalbrecht', 16, 2135], ['Kraftstoff', 81.35, fuel], {
    for: mes,
    receipt: ['png', 'Tankhof Süd'],
  }),
  expense(['jalbrecht', 14, 2136], ['Sonstiges', 1249, 'Teilnahme Fachtagung Barrierefreiheit'], {
    receipt: ['pdf', 'Fachtagung Zugang e.V.'],
  }),
  expense(['isahin', 12, 2011], ['Kraftstoff', 66.8, 'Tankfüllung Fahrt nach Obermoos'], {
    receipt: ['png', 'Tankhof Süd'],
  }),
  expense(['jalbrecht', 9, 2137], ['Verpflegung', 16, 'Pauschale ganztägig'], { for: control }),
  expense(['jalbrecht', 9, 2138], ['Reisekosten', 143, 'Übernachtung Lindenau, Vor-Ort-Termin Leitwarte'], {
    for: control,
    receipt: ['pdf', 'Gasthof Linde'],
  }),
  expense(['jalbrecht', 7, 2139], ['Bürobedarf', 24.9, 'Whiteboard-Stifte und Haftnotizen für Workshop'], {
    for: mes,
    receipt: ['png', 'Papier Vogel'],
  }),
  expense(['mschaefer', 5, 1406], ['Reisekosten', 46.2, 'Taxi zur Leitwarte'], { for: control }),
  expense(['jalbrecht', 3, 2140], ['Kraftstoff', 78.6, fuel], { for: mes, receipt: ['png', 'Tankhof Süd'] }),
];

function linkOf(link: [string, string] | undefined, ids: SeedIds): [number, number] | [null, null] {
  const client = clients.find((one) => one.number === link?.[0]);
  const project = client?.projects.find((one) => one.name === link?.[1]);
  return client && project ? [ids.client(client), ids.project(project)] : [null, null];
}

const german = (day: string): string => day.split('-').toReversed().join('.');

/** Receipts are files, so they are drawn only once per day and process. */
const receiptTexts = rowsOnce((today) =>
  expenses.map(({ receipt, daysAgo, cost, text, voucher }) => {
    if (!receipt) return null;
    const [kind, shop] = receipt;
    const amount = cost.toFixed(2).replace('.', ',');
    return JSON.stringify(
      receiptOf(kind, voucher, { shop, date: german(addDays(today, -daysAgo)), item: text, amount }),
    );
  }),
);

/** The expenses of eight weeks, for each of as many rounds before, without what happens once a year. */
export function fillExpenses(store: Store, ids: SeedIds, today: string, rounds: number): void {
  for (let round = rounds - 1; round > 0; round -= 1) {
    const earlier = expenses.filter(({ cost }) => cost < 1000);
    const older = earlier.map((one) =>
      Object.assign({}, one, {
        voucher: one.voucher - round * 20,
        cost: Math.round(one.cost * (100 - 3 * round)) / 100,
      }),
    );
    addExpenses(store, ids, addDays(today, -SEED_DAYS * round), older, []);
  }
  addExpenses(store, ids, today, expenses, receiptTexts(today));
}

function addExpenses(
  store: Store,
  ids: SeedIds,
  today: string,
  recorded: readonly SeedExpense[],
  receipts: readonly (string | null)[],
): void {
  for (const [index, one] of recorded.entries()) {
    const [customerId, projectId] = linkOf(one.for, ids);
    store.run(
      `insert into expenses (guid, Date, VoucherNumber, Type, TotalCost, Description, Customer_fk, Project_fk, FileLink)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      personOf(one.by).guid,
      addDays(today, -one.daysAgo),
      one.voucher,
      one.type,
      one.cost,
      one.text,
      customerId,
      projectId,
      receipts[index] ?? null,
    );
  }
}
