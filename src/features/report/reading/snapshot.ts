import type { ReportReading } from './reportReading';

/** The state of a reading, as a screen shows it. */
export type Snapshot = Pick<
  ReportReading,
  'customers' | 'error' | 'state' | 'isComplete' | 'version' | 'unnamed' | 'directoryError'
>;

export const INITIAL_SNAPSHOT: Snapshot = {
  customers: [],
  error: undefined,
  state: 'reading',
  isComplete: false,
  version: 0,
  unnamed: 0,
  directoryError: undefined,
};

/** Whether every customer was read. */
export const areAllRead = ({ state, error, unnamed, customers }: Omit<Snapshot, 'isComplete'>): boolean =>
  state === 'done' &&
  error === undefined &&
  unnamed === 0 &&
  customers.every((customer) => customer.state === 'read');

/** An attempt to read the needed data. It ends when it is done, when it is stopped, or when other data are needed. */
export interface Run {
  readonly control: AbortController;
  /** The customers to read. More may be added while the run goes on. */
  readonly queue: string[];
  /** Whether the directory is known, or a lane has begun to read it. */
  isDirectoryAsked: boolean;
}
