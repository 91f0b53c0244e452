import * as v from 'valibot';
import type { Store } from './database';
import { fileLink } from './expenses';

const text = v.nullable(v.string());
const number = v.nullable(v.number());

const workRow = v.object({
  Datum: v.string(),
  Ort: text,
  Von: text,
  Bis: text,
  AStd: number,
  RStd: number,
  Kunde: text,
  Projekt: text,
  Tätigkeit: text,
  kM: number,
  VSatz: number,
});
const costs = v.object({
  BelNr: number,
  Art: v.string(),
  Betrag: v.number(),
  FileLink: v.nullable(v.pipe(v.string(), v.parseJson(), fileLink)),
});
const expenseRow = v.object({ ...workRow.entries, ...costs.entries });

const names = `left join customers c on c.Id = x.Customer_fk left join projects p on p.Id = x.Project_fk
  where x.guid = ? and x.Date between ? and ?`;

export type SheetRow = v.InferOutput<typeof workRow> & {
  BelNr?: number | null;
  Art?: string;
  Betrag?: number;
  FileLink?: string | null;
};

/**
 * The rows of a period by day, with a day's work before its expenses; only expenses have Betrag, BelNr, Art and
 * FileLink.
 */
export function sheetRows(store: Store, guid: string, from: string, to: string): SheetRow[] {
  const work = store.all(
    workRow,
    `select x.Date as Datum, x.Location as Ort, x.Departure as Von, x.Arrival as Bis, x.HoursWorked as AStd,
       x.TravelTime as RStd, c.Name as Kunde, p.Name as Projekt, x.Description as "Tätigkeit", x.DistanceKM as kM,
       x.FoodAllowance as VSatz
     from workRecords x ${names} order by x.Date, x.Departure, x.Id`,
    guid,
    from,
    to,
  );
  const expenses = store
    .all(
      expenseRow,
      `select x.Date as Datum, null as Ort, null as Von, null as Bis, null as AStd, null as RStd, c.Name as Kunde,
         p.Name as Projekt, x.Description as "Tätigkeit", null as kM, null as VSatz, x.VoucherNumber as BelNr,
         x.Type as Art, x.TotalCost as Betrag, x.FileLink
       from expenses x ${names} order by x.Date, x.Id`,
      guid,
      from,
      to,
    )
    .map(({ FileLink, ...row }) => Object.assign(row, { FileLink: FileLink?.path ?? null }));
  // The sort is stable, so that work stays before the expenses of the same day.
  return [...work, ...expenses].sort((a, b) => a.Datum.localeCompare(b.Datum));
}
