import type { Project } from '@/domain/customers/project';
import { evaluationCheck, spanToReadAgain } from '@/domain/report/evaluationCheck';
import type { ReportRow } from '@/domain/report/reportRow';
import { EXPORT_COLUMNS, type ReadRows, type ReportColumnName } from '@/domain/report/reportRows';
import {
  type IsoDate,
  type IsoMonth,
  type Period,
  addDays,
  monthOf,
  overlapOf,
  isWithin,
} from '@/domain/time/period';
import { type KeptRows, columnsOf, rowsOf } from './keptRows';
import type { CustomerSummary, ReadingCalls } from './readingMessages';
import { spanOfBoth, covers, joinedSpans } from '@/domain/time/spans';

/** The days that were read in one call. */
interface Piece extends Pick<ReadRows, 'unreadable' | 'outside'> {
  readonly span: Period;
  readonly readAt: number;
  readonly missing: readonly ReportColumnName[];
  /** Whether it comes from the device and was not read in this visit. */
  readonly isKept: boolean;
}

/** The whole months of a span, up to a day. Without any whole month, the result ends before it begins. */
function wholeMonths(span: Period, until: IsoDate): Period {
  const first = monthOf(span.from);
  const last = monthOf(span.to < until ? span.to : until);
  return {
    from: first.from === span.from ? first.from : addDays(first.to, 1),
    to: last.to <= span.to ? last.to : addDays(last.from, -1),
  };
}

/** The data of a customer in the worker. */
export class HeldCustomer {
  readonly id: string;
  readonly name: string;
  rows: readonly ReportRow[] = [];
  projects: readonly Project[] = [];
  evaluation: Omit<ReadingCalls['evaluated']['ask'], 'customer'> | null = null;
  readonly #hasPeople: boolean;
  #pieces: readonly Piece[] = [];

  /** @param hasPeople whether the report is with people; if not, rows lose their person */
  constructor(id: string, name: string, hasPeople = true) {
    this.id = id;
    this.name = name;
    this.#hasPeople = hasPeople;
  }

  /**
   * Starts with the rows that the device kept.
   *
   * @returns false if they have people and must not, or the other way round, so that they have to be read again
   */
  restore(kept: KeptRows): boolean {
    if (kept.hasPeople !== this.#hasPeople) return false;
    this.rows = rowsOf(kept, this.id, this.name);
    const { span, readAt, missing } = kept;
    this.#pieces = [{ span, readAt, missing, unreadable: 0, outside: 0, isKept: true }];
    return true;
  }

  /** Replaces the rows of some days with those that were read. */
  take(span: Period, { rows, missing, unreadable, outside }: ReadRows, readAt: number): void {
    const taken = this.#hasPeople ? rows : rows.map((row) => ({ ...row, person: undefined }));
    this.rows = [...this.rows.filter(({ date }) => !isWithin(date, span)), ...taken];
    this.#pieces = [
      ...this.#pieces.filter((piece) => !covers(span, piece.span)),
      { span, readAt, missing, unreadable, outside, isKept: false },
    ];
  }

  summary(span: Period): CustomerSummary {
    const pieces = this.#pieces.filter((piece) => overlapOf(piece.span, span));
    const differences =
      this.evaluation &&
      evaluationCheck(this.rows, this.evaluation.months, this.evaluation.span)?.filter(({ month }) =>
        overlapOf(monthOf(month), span),
      );
    const outdated = differences?.filter(({ month }) => this.#isOlder(month, span)) ?? [];
    const missing = new Set(pieces.flatMap((piece) => piece.missing));
    const times = pieces.map(({ readAt }) => readAt);
    return {
      missingColumns: EXPORT_COLUMNS.filter((column) => missing.has(column)),
      unreadable: pieces.reduce((sum, piece) => sum + piece.unreadable, 0),
      outside: pieces.reduce((sum, piece) => sum + piece.outside, 0),
      differences: differences ?? null,
      entries: this.rows.reduce((sum, { date }) => sum + (isWithin(date, span) ? 1 : 0), 0),
      readAt: times.length > 0 ? Math.min(...times) : null,
      outdated: spanToReadAgain(outdated, this.#reach() ?? span),
    };
  }

  /** Whether some of the needed days of a month were read before the evaluation was asked for. */
  #isOlder(month: IsoMonth, span: Period): boolean {
    const needed = overlapOf(monthOf(month), span);
    const since = this.evaluation?.since ?? 0;
    const read = this.#pieces.filter(({ isKept, readAt }) => !isKept && readAt >= since);
    return (
      needed !== null && !joinedSpans(read.map((piece) => piece.span)).some((one) => covers(one, needed))
    );
  }

  /** The span from the first day that was read to the last one; null if none was. */
  #reach(): Period | null {
    return this.#pieces.reduce<Period | null>((whole, { span }) => spanOfBoth(span, whole), null);
  }

  /**
   * The whole months up to a day, for the device to keep. A customer with rows that could not be read is not kept, because it
   * is unknown to which month they belong. If there are days between the spans that were read, only the last span with whole
   * months is kept, so that no month counts as read that was not.
   *
   * @returns undefined if the device has these months already, null if there is nothing to keep
   */
  toKeep(until: IsoDate): KeptRows | null | undefined {
    if (this.#pieces.some(({ unreadable, outside }) => unreadable + outside > 0)) return null;
    const months = joinedSpans(this.#pieces.map(({ span }) => span))
      .map((span) => wholeMonths(span, until))
      .findLast(({ from, to }) => from <= to);
    if (!months) return null;
    const pieces = this.#pieces.filter((piece) => overlapOf(piece.span, months));
    if (pieces.every(({ isKept }) => isKept)) return undefined;
    const missing = new Set(pieces.flatMap((piece) => piece.missing));
    return {
      span: months,
      readAt: Math.min(...pieces.map(({ readAt }) => readAt)),
      hasPeople: this.#hasPeople,
      missing: EXPORT_COLUMNS.filter((column) => missing.has(column)),
      isExact: true,
      columns: columnsOf(this.rows.filter(({ date }) => isWithin(date, months))),
    };
  }
}
