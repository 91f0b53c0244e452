import type { IsoDate } from '@/domain/time/period';
import { env } from '@/shared/env';
import { isWithPeople } from '../useReportSettings';
import type { ReportAnswers, ReportQuestions } from './answers';
import { type TrackedCustomer, asWaiting, isKnown, readCustomer, unread } from './customerReader';
import { type CallFrame, readNames, readPeople } from './readingCalls';
import { ReadingConnection } from './readingConnection';
import type { ReportNeed } from './reportReading';
import { type Run, type Snapshot, initially, isWhole } from './snapshot';

/** How many calls are under way at a time. */
const LANES = 4;

/** Reads the report of a visit. The page knows how far each customer was read, the worker has the rows. */
export class Reader {
  snapshot: Snapshot = initially;
  readonly #frame: Omit<CallFrame, 'signal'>;
  readonly #listeners = new Set<() => void>();
  #tracked: ReadonlyMap<string, TrackedCustomer> | null = null;
  #need: (ReportNeed & { readonly today: IsoDate }) | null = null;
  #connection: ReadingConnection | null = null;
  #run: Run | null = null;
  /** The lanes that began last. The next reading waits for their end, because what they still take is known, too. */
  #lanes: Promise<unknown> = Promise.resolve();
  #isDirectoryRead = !isWithPeople;
  #isKeptIgnored = false;

  constructor(frame: Omit<CallFrame, 'signal'>) {
    this.#frame = frame;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Ends the visit; the next need begins another one. */
  readonly close = (): void => {
    this.#reset();
    this.#need = null;
    this.snapshot = initially;
  };

  /** Reads what is needed from now on, and nothing if it is known. */
  readonly want = (need: ReportNeed, today: IsoDate): void => {
    this.#need = { ...need, today };
    void this.#start(null);
  };

  readonly stop = (): void => {
    this.#run?.control.abort();
    this.#run = null;
    for (const tracked of this.#all()) {
      if (tracked.reading.state === 'reading') tracked.reading = { ...tracked.reading, state: 'waiting' };
    }
    this.#tell({ state: 'stopped' });
  };

  readonly goOn = (): void => {
    if (this.snapshot.error !== undefined) this.#reset();
    void this.#start(null);
  };

  readonly retry = (customer: string): void => {
    const tracked = this.#tracked?.get(customer);
    if (!tracked) return;
    // It joins the reading that is under way; without one it is read alone.
    if (this.#run && this.snapshot.state === 'reading') {
      tracked.reading = asWaiting(tracked.reading);
      this.#run.queue.push(customer);
      this.#tell({});
    } else void this.#start(customer);
  };

  readonly readAgain = (): void => {
    this.#reset();
    this.#isKeptIgnored = true;
    void this.#start(null);
  };

  readonly ask = async <Kind extends keyof ReportAnswers>(
    kind: Kind,
    question: ReportQuestions[Kind],
  ): Promise<ReportAnswers[Kind]> => {
    const connection = this.#connected();
    try {
      return await connection.ask(kind, question);
    } catch (error) {
      if (connection === this.#connection) this.#fail(error);
      throw error;
    }
  };

  #all(): readonly TrackedCustomer[] {
    return [...(this.#tracked?.values() ?? [])];
  }

  #connected(): ReadingConnection {
    this.#connection ??= new ReadingConnection((error) => this.#fail(error));
    return this.#connection;
  }

  /** Forgets what was read; the device keeps its part. */
  #reset(): void {
    this.#run?.control.abort();
    this.#run = null;
    this.#connection?.close();
    this.#connection = null;
    this.#tracked = null;
    this.#isDirectoryRead = !isWithPeople;
    this.#isKeptIgnored = false;
    const customers = this.snapshot.customers.map(asWaiting);
    this.snapshot = { ...this.snapshot, customers, isComplete: false };
  }

  /** The worker does not work: nothing that it held can be shown any more. */
  #fail(error: unknown): void {
    this.#run?.control.abort();
    this.#run = null;
    for (const tracked of this.#all()) tracked.reading = asWaiting(tracked.reading);
    this.#tell({ state: 'done', error });
  }

  /** @param only the only one of the missing customers that is asked for; null for all */
  async #start(only: string | null): Promise<void> {
    const need = this.#need;
    if (!need) return;
    this.#run?.control.abort();
    const run: Run = { control: new AbortController(), queue: [], isDirectoryAsked: this.#isDirectoryRead };
    this.#run = run;
    this.#enqueue(run, need, only);
    // At once, so that no answer for the new days is computed from customers of which only others were read.
    this.#tell({ state: 'reading', error: undefined }, this.#tracked !== null);
    const { signal } = run.control;
    try {
      await this.#lanes;
      if (signal.aborted || (!this.#tracked && !(await this.#begin(run)))) return;
      this.#enqueue(run, need, only);
      await this.#summarize(need, signal);
      if (signal.aborted) return;
      const lanes = Array.from({ length: LANES }, async () => this.#lane(run, need));
      this.#lanes = Promise.allSettled(lanes);
      await Promise.all(lanes);
      if (signal.aborted) return;
      this.#run = null;
      this.#tell({ state: 'done' }, true);
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  #enqueue(run: Run, need: ReportNeed, only: string | null): void {
    for (const tracked of this.#all()) {
      const { id, state } = tracked.reading;
      const isLeftOut = only !== null && only !== id && state === 'missing';
      if (isLeftOut || isKnown(tracked, need) || run.queue.includes(id)) continue;
      tracked.reading = asWaiting(tracked.reading);
      run.queue.push(id);
    }
  }

  /** Reads the names, and takes what the device kept. Answers whether the reading can go on. */
  async #begin({ control: { signal } }: Run): Promise<boolean> {
    const names = await readNames({ ...this.#frame, signal });
    if (signal.aborted) return false;
    if (!names.data) {
      this.#run = null;
      this.#tell({ state: 'done', error: names.error });
      return false;
    }
    const { customers, unnamed } = names.data;
    const readings = customers.map(asWaiting);
    this.#tell({ customers: readings, unnamed });
    const kept = await this.#connected().call('begin', {
      customers,
      place: { guid: this.#frame.guid, service: env.apiUrl },
      isKeptIgnored: this.#isKeptIgnored,
      isWithPeople,
      now: Date.now(),
    });
    if (signal.aborted) return false;
    this.#tracked = new Map(
      readings.map((reading): [string, TrackedCustomer] => [
        reading.id,
        { covered: kept[reading.id] ?? null, evaluated: null, projects: 'none', reading },
      ]),
    );
    return true;
  }

  /** Tells what is known of customers within the needed days. */
  async #summarize(need: ReportNeed, signal: AbortSignal): Promise<void> {
    const known = this.#all().filter((tracked) => isKnown(tracked, need));
    for (const tracked of known) {
      const { id, name } = tracked.reading;
      const summary = await this.#connected().call('summary', { customer: id, span: need.span });
      if (signal.aborted) return;
      tracked.reading = { id, name, state: 'read', ...summary };
    }
    this.#tell({}, true);
  }

  async #lane(run: Run, need: ReportNeed & { readonly today: IsoDate }): Promise<void> {
    const { signal } = run.control;
    const frame = { ...this.#frame, connection: this.#connected(), need, today: need.today, signal };
    if (!run.isDirectoryAsked) {
      run.isDirectoryAsked = true;
      await this.#readDirectory(signal);
    }
    for (let id = run.queue.shift(); id !== undefined && !signal.aborted; id = run.queue.shift()) {
      const tracked = this.#tracked?.get(id);
      if (!tracked) continue;
      const { name } = tracked.reading;
      tracked.reading = { ...tracked.reading, state: 'reading' };
      this.#tell({});
      const outcome = await readCustomer(tracked, frame);
      if (signal.aborted) return;
      tracked.reading =
        'summary' in outcome
          ? { id, name, state: 'read', ...outcome.summary }
          : { id, name, ...unread, state: 'missing', ...outcome.missing };
      this.#tell({}, true);
    }
  }

  async #readDirectory(signal: AbortSignal): Promise<void> {
    const { data, error } = await readPeople({ ...this.#frame, signal });
    if (data && !signal.aborted) await this.#connected().call('people', data);
    if (signal.aborted) return;
    this.#isDirectoryRead = data !== undefined;
    this.#tell({ directoryError: error }, true);
  }

  /** Shows a change; the worker hears of it first if it changes answers. */
  #tell(change: Partial<Snapshot>, isNewToAnswers = false): void {
    const all = this.#all();
    const customers = this.#tracked ? all.map(({ reading }) => reading) : this.snapshot.customers;
    const next = { ...this.snapshot, customers, ...change };
    const isComplete = isWhole(next);
    if (isNewToAnswers && this.#need) {
      const counted = customers.filter(({ state }) => state === 'read').map(({ id }) => id);
      const isAll = isComplete && this.#isDirectoryRead;
      void this.#connected()
        .call('count', { customers: counted, isComplete: isAll, today: this.#need.today })
        .catch(() => undefined);
    }
    this.snapshot = { ...next, isComplete, version: next.version + (isNewToAnswers ? 1 : 0) };
    for (const listener of this.#listeners) listener();
  }
}
