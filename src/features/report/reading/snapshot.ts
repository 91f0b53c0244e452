import type { ReportReading } from './reportReading';

/** The state of a reading, as a screen shows it. */
export type Snapshot = Pick<
  ReportReading,
  'customers' | 'error' | 'state' | 'isComplete' | 'version' | 'unnamed' | 'directoryError'
>;

export const initially: Snapshot = {
  customers: [],
  error: undefined,
  state: 'reading',
  isComplete: false,
  version: 0,
  unnamed: 0,
  directoryError: undefined,
};

/** Whether every customer was read. */
export const isWhole = ({ state, error, unnamed, customers }: Omit<Snapshot, 'isComplete'>): boolean =>
  state === 'done' &&
  error === undefined &&
  unnamed === 0 &&
  customers.every((customer) => customer.state === 'read');

/** One attempt to read what is needed: until it is done, stopped, or another period is chosen. */
export interface Run {
  readonly control: AbortController;
  /** Customers to read; more may join while it goes on. */
  readonly queue: string[];
  /** One lane reads the directory first, unless it is known. */
  isDirectoryAsked: boolean;
}
