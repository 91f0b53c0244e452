import type { TimeSheetContent } from '@/domain/sheets/timeSheet';
import { isoDate } from '@/domain/time/period';
import { draw, personCalled } from '@/features/time-sheets/report/testing/reports';
import type { Company } from './company';
import * as loop from './plainLoop';
import { sheetPeriods } from './service';
import type { Desk } from './visit';

/** What a sheet of some days must add up to. */
export function sheetSums({ records, expenses }: Company, from: string, to: string) {
  const { hours, travel, km, food, mileage } = loop.workSums(loop.between(records, from, to));
  return { hours, travel, km, food, mileage, amount: loop.costOf(loop.between(expenses, from, to)) };
}

export type SheetSums = ReturnType<typeof sheetSums>;

const signature = { image: '', signedAt: '2026-12-01T08:15:00Z', mail: 'jana.albrecht@nordfeld.example' };

/** The PDF of a sheet, as the app draws it from what the service says. */
export async function drawnSheet({ name }: Company, desk: Desk, at: number): Promise<ArrayBuffer> {
  const content = await desk.read<TimeSheetContent>('getTimeSheet', at + 1);
  const [from, to] = sheetPeriods[at] ?? [];
  if (!content || from === undefined || to === undefined) throw new Error(`no sheet ${at}`);
  const period = { from: isoDate(from), to: isoDate(to) };
  return (await draw(content.rows, { signature, period, person: personCalled(name) })).bytes;
}
