import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useLayoutEffect, useState } from 'react';
import { expect } from 'vitest';
import type { PivotQuestion } from '@/domain/report/pivot';
import { NO_FILTERS } from '@/domain/report/reportFilters';
import { type Period, isoDate } from '@/domain/time/period';
import type { ReportNeed, ReportReading } from '@/features/report/reading/reportReading';
import { useReading } from '@/features/report/reading/useReading';
import { server } from '../jsdom/testService';
import { type Rendered, renderWithStore } from '../render';

/** The days from one to another. */
export const days = (from: string, to: string): Period => ({ from: isoDate(from), to: isoDate(to) });

/** A need of hours alone. */
export const hoursOf = (from: string, to: string): ReportNeed => ({ span: days(from, to), projects: 'none' });

export interface ReadReport extends Rendered {
  /** The reading as it is shown at the moment. */
  readonly now: () => ReportReading;
  /** Needs something else from now on. */
  readonly want: (need: ReportNeed) => void;
  /** Leaves the report, which ends the visit. */
  readonly leave: () => void;
  /** Waits until the reading has ended. */
  readonly end: () => Promise<ReportReading>;
}

/** Reads a report as its page does, without its tables. */
export async function readReport(first: ReportNeed): Promise<ReadReport> {
  let current: ReportReading | undefined;
  let change: (need: ReportNeed | null) => void = () => undefined;
  function Reading({ need }: { readonly need: ReportNeed }) {
    const reading = useReading(need);
    useLayoutEffect(() => {
      current = reading;
    });
    return null;
  }
  function Probe() {
    const [need, setNeed] = useState<ReportNeed | null>(first);
    useLayoutEffect(() => {
      change = setNeed;
    }, []);
    return need && <Reading need={need} />;
  }
  const app = await renderWithStore(<Probe />, { signedInAs: 'manager', language: 'en' });
  const now = () => {
    if (!current) throw new Error('nothing is read');
    return current;
  };
  return {
    ...app,
    now,
    want: (need) => act(() => change(need)),
    leave: () => act(() => change(null)),
    end: async () => {
      await waitFor(() => expect(now().state).toBe('done'));
      return now();
    },
  };
}

/** The hours of all counted customers within a period, as the report sums them up. */
export async function hoursIn({ ask }: ReportReading, period: Period): Promise<number> {
  const question: PivotQuestion = {
    period,
    compared: null,
    rows: 'customer',
    columns: 'total',
    filters: NO_FILTERS,
  };
  return (await ask({ kind: 'report', question })).total.total.hours / 100;
}

/** The customers whose exports were asked for, and the days. */
export function watchExports(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/customer/:id/export', ({ params, request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${String(params['id'])} ${searchParams.get('startDate')} ${searchParams.get('endDate')}`);
      return undefined;
    }),
  );
  return asked;
}
