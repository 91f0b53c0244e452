/** A number as a service writes it: some write numbers as text. */
export type Written = number | string;

/** A work record as the service answers it. */
export interface WorkRow {
  readonly Id: number;
  readonly Employee: string;
  readonly Date: string;
  readonly Customer_fk: number | null;
  readonly Customer_Name: string | null;
  readonly Project_fk: number | null;
  readonly Project_Name: string | null;
  readonly Description: string;
  readonly Location: string;
  readonly HoursWorked: Written | null;
  readonly TravelTime: Written | null;
  readonly Departure: string | null;
  readonly Arrival: string | null;
  readonly DistanceKM: Written | null;
  readonly FoodAllowance: Written | null;
  readonly TravelExpenses: Written | null;
}

/** An expense as the service answers it. */
export interface ExpenseRow {
  readonly Id: number;
  readonly Employee: string;
  readonly Date: string;
  readonly VoucherNumber: number | null;
  readonly Type: string;
  readonly TotalCost: Written;
  readonly Description: string;
  readonly Customer_fk: number | null;
  readonly Project_fk: number | null;
  readonly FileLink: null;
}

/** A row of a customer's export. */
export interface OtherRow {
  readonly customer: number;
  readonly Date: string;
  readonly Employee: string;
  readonly Project: string | null;
  readonly Description: string;
  readonly Location: string;
  readonly HoursWorked: Written | null;
  readonly TravelTime: Written | null;
}

/** What waits in the outbox: a new entry (without an id), a changed one, or one that is to be deleted. */
export interface Wish<Row> {
  readonly id: number | null;
  readonly want: Row | null;
}

/** A company as one of its people and their manager see it. */
export interface Company {
  /** What is special about it, for the list of failures. */
  readonly name: string;
  /** How exports name the person whose records these are. */
  readonly person: string;
  readonly records: readonly WorkRow[];
  readonly expenses: readonly ExpenseRow[];
  /** Rows of the same lists that nobody can read. */
  readonly broken: readonly object[];
  readonly brokenExpenses: readonly object[];
  /** What other people worked for the customers. */
  readonly others: readonly OtherRow[];
  readonly wishes: readonly Wish<WorkRow>[];
  readonly expenseWishes: readonly Wish<ExpenseRow>[];
}

/** Two customers, of which the first has two projects. */
export const customers = [
  {
    id: 1,
    name: 'Kessler',
    projects: [
      { id: 11, name: 'MES' },
      { id: 12, name: 'Shop' },
    ],
  },
  { id: 2, name: 'Klinikum', projects: [{ id: 21, name: 'Dienstplan' }] },
] as const;

/** For whom hours can be: a project, a customer without one, or nobody. */
export const pairs: readonly Pick<
  WorkRow,
  'Customer_fk' | 'Customer_Name' | 'Project_fk' | 'Project_Name'
>[] = [
  { Customer_fk: 1, Customer_Name: 'Kessler', Project_fk: 11, Project_Name: 'MES' },
  { Customer_fk: 1, Customer_Name: 'Kessler', Project_fk: 12, Project_Name: 'Shop' },
  { Customer_fk: 1, Customer_Name: 'Kessler', Project_fk: null, Project_Name: null },
  { Customer_fk: 2, Customer_Name: 'Klinikum', Project_fk: 21, Project_Name: 'Dienstplan' },
  { Customer_fk: 2, Customer_Name: 'Klinikum', Project_fk: null, Project_Name: null },
  { Customer_fk: null, Customer_Name: null, Project_fk: null, Project_Name: null },
];

/** A record of eight hours for the first project, with what differs. */
export const work = (Id: number, day: string, more: Partial<WorkRow> = {}): WorkRow => ({
  Id,
  Employee: 'jalbrecht',
  Date: day,
  Customer_fk: 1,
  Customer_Name: 'Kessler',
  Project_fk: 11,
  Project_Name: 'MES',
  Description: `Work ${Id}`,
  Location: 'Augsburg',
  HoursWorked: 8,
  TravelTime: null,
  Departure: null,
  Arrival: null,
  DistanceKM: null,
  FoodAllowance: 0,
  TravelExpenses: 0,
  ...more,
});

/** An expense, with what differs. */
export const spent = (
  Id: number,
  day: string,
  TotalCost: Written,
  more: Partial<ExpenseRow> = {},
): ExpenseRow => ({
  Id,
  Employee: 'jalbrecht',
  Date: day,
  VoucherNumber: Id,
  Type: 'Kraftstoff',
  TotalCost,
  Description: `Expense ${Id}`,
  Customer_fk: null,
  Project_fk: null,
  FileLink: null,
  ...more,
});

/** Rows that break the contract, with a day of their own and without one. */
export const brokenRows: readonly object[] = [
  { ...work(9001, '2026-11-11'), HoursWorked: 'viel' },
  { ...work(9002, '2026-11-03'), Date: 'gestern' },
];
export const brokenCosts: readonly object[] = [{ ...spent(9001, '2026-11-11', 1), TotalCost: 'teuer' }];
