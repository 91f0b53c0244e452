import type { IsoDate } from '@/domain/time/period';
import { env } from '@/shared/env';
import { Listeners } from '@/shared/store/listeners';
import { isWithPeople } from '../useReportSettings';
import type { QuestionKind, ReportAnswers, ReportQuestion } from './answers';
import { type TrackedCustomer, isKnown, isThere, readCustomer, waitingCustomer } from './customerReader';
import { type CallContext, readCustomerNames, readPeople } from './readingCalls';
import { ReadingConnection } from './readingConnection';
import { type ReportNeed, isCounted } from './reportReading';
import { type Run, type Snapshot, INITIAL_SNAPSHOT, areAllRead } from './snapshot';

/** How many customers are read at the same time. */
const LANES = 4;

/** Reads the report during a visit. The page knows how far each customer was read; the worker has the rows. */
export class Reader extends Listeners {
  snapshot: Snapshot = INITIAL_SNAPSHOT;
  readonly #context: Omit<CallContext, 'signal'>;
  #tracked: ReadonlyMap<string, TrackedCustomer> | null = null;
  #need: (ReportNeed & { readonly today: IsoDate }) | null = null;
  #connection: ReadingConnection | null = null;
  #run: Run | null = null;
  /** The lanes of the last run. The next run waits for their end, because rows that they still take need not be read again. */
  #lanes: Promise<unknown> = Promise.resolve();
  #isDirectoryRead = !isWithPeople;
  #isKeptIgnored = false;

  constructor(context: Omit<CallContext, 'signal'>) {
    super();
    this.#context = context;
  }

  /** Ends the visit. The next call of `want` begins another one. */
  readonly close = (): void => {
    this.#reset();
    this.#need = null;
    this.snapshot = INITIAL_SNAPSHOT;
  };

  /** Sets the data that are needed from now on, and reads those that are unknown. */
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
    // The customer joins a run that is under way; otherwise it is read by itself.
    if (this.#run && this.snapshot.state === 'reading') {
      tracked.reading = waitingCustomer(tracked.reading);
      this.#run.queue.push(customer);
      this.#tell({});
    } else void this.#start(customer);
  };

  readonly readAnew = (): void => {
    this.#reset();
    this.#isKeptIgnored = true;
    void this.#start(null);
  };

  readonly ask = async <Kind extends QuestionKind>(
    question: ReportQuestion<Kind>,
  ): Promise<ReportAnswers[Kind]> => {
    const connection = this.#connected();
    try {
      return await connection.ask(question);
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

  /** Forgets everything that was read; kept rows stay on the device. */
  #reset(): void {
    this.#run?.control.abort();
    this.#run = null;
    this.#connection?.close();
    this.#connection = null;
    this.#tracked = null;
    this.#isDirectoryRead = !isWithPeople;
    this.#isKeptIgnored = false;
    const customers = this.snapshot.customers.map(waitingCustomer);
    this.snapshot = { ...this.snapshot, customers, isComplete: false };
  }

  /** Reports that the worker failed, so that its data can no longer be shown. */
  #fail(error: unknown): void {
    this.#run?.control.abort();
    this.#run = null;
    for (const tracked of this.#all()) tracked.reading = waitingCustomer(tracked.reading);
    this.#tell({ state: 'done', error });
  }

  /** Starts a run. Of missing customers it reads only the one with this id, or all if it is null. */
  async #start(only: string | null): Promise<void> {
    const need = this.#need;
    if (!need) return;
    this.#run?.control.abort();
    const run: Run = { control: new AbortController(), queue: [], isDirectoryAsked: this.#isDirectoryRead };
    this.#run = run;
    this.#enqueue(run, need, only);
    // Before anything else, so that no answer for the new days counts customers of which only other days were read.
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
      tracked.reading = waitingCustomer(tracked.reading);
      run.queue.push(id);
    }
  }

  /** Reads the names of the customers, and takes the rows that the device kept. Returns whether the run can go on. */
  async #begin({ control: { signal } }: Run): Promise<boolean> {
    const names = await readCustomerNames({ ...this.#context, signal });
    if (signal.aborted) return false;
    if (!names.data) {
      this.#run = null;
      this.#tell({ state: 'done', error: names.error });
      return false;
    }
    const { customers, unnamed } = names.data;
    const readings = customers.map(waitingCustomer);
    this.#tell({ customers: readings, unnamed });
    const kept = await this.#connected().call('begin', {
      customers,
      place: { guid: this.#context.guid, service: env.apiUrl },
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

  /** Counts the customers of which all needed days are there already; those that the device kept are compared later. */
  async #summarize(need: ReportNeed, signal: AbortSignal): Promise<void> {
    const there = this.#all().filter((tracked) => isThere(tracked, need));
    const summaryOf = async ({ reading: { id } }: TrackedCustomer) =>
      this.#connected().call('summary', { customer: id, span: need.span });
    const summaries = await Promise.all(there.map(summaryOf));
    if (signal.aborted) return;
    for (const [at, tracked] of there.entries()) {
      const state = isKnown(tracked, need) ? 'read' : 'kept';
      tracked.reading = { ...tracked.reading, ...summaries[at], state };
    }
    this.#tell({}, true);
  }

  async #lane(run: Run, need: ReportNeed & { readonly today: IsoDate }): Promise<void> {
    const { signal } = run.control;
    const context = { ...this.#context, connection: this.#connected(), need, today: need.today, signal };
    if (!run.isDirectoryAsked) {
      run.isDirectoryAsked = true;
      await this.#readDirectory(signal);
    }
    for (let id = run.queue.shift(); id !== undefined && !signal.aborted; id = run.queue.shift()) {
      const tracked = this.#tracked?.get(id);
      if (!tracked) continue;
      const { name } = tracked.reading;
      // What is counted stays so while it is compared.
      if (!isCounted(tracked.reading)) tracked.reading = { ...tracked.reading, state: 'reading' };
      this.#tell({});
      const outcome = await readCustomer(tracked, context);
      if (signal.aborted) return;
      tracked.reading =
        'summary' in outcome
          ? { id, name, state: 'read', ...outcome.summary }
          : { ...waitingCustomer({ id, name }), state: 'missing', ...outcome.missing };
      this.#tell({}, true);
    }
  }

  async #readDirectory(signal: AbortSignal): Promise<void> {
    const { data, error } = await readPeople({ ...this.#context, signal });
    if (data && !signal.aborted) await this.#connected().call('people', data);
    if (signal.aborted) return;
    this.#isDirectoryRead = data !== undefined;
    this.#tell({ directoryError: error }, true);
  }

  /** Publishes a change to the screen. If it changes answers, the worker is told first which customers count. */
  #tell(change: Partial<Snapshot>, isNewToAnswers = false): void {
    const all = this.#all();
    const customers = this.#tracked ? all.map(({ reading }) => reading) : this.snapshot.customers;
    const next = { ...this.snapshot, customers, ...change };
    const isComplete = areAllRead(next);
    if (isNewToAnswers && this.#need) {
      const counted = customers.filter(isCounted).map(({ id }) => id);
      const isAll = isComplete && this.#isDirectoryRead;
      void this.#connected()
        .call('count', { customers: counted, isComplete: isAll, today: this.#need.today })
        .catch(() => undefined);
    }
    this.snapshot = { ...next, isComplete, version: next.version + (isNewToAnswers ? 1 : 0) };
    this.announce();
  }
}
