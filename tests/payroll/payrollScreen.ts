import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { type Period, isoDate, monthOf } from '@/domain/time/period';
import { draw, rowWith } from '@/features/time-sheets/report/testing/reports';
import { env } from '@/shared/env';
import { type AccountName, accounts, guidOf } from '../accounts';
import { testService } from '../jsdom/testService';
import { renderApp } from '../render';

const october = monthOf(isoDate('2026-10-01'));
/** The address of the month. */
export const path = '/timesheets/payroll?month=2026-10';

interface SheetChanges {
  readonly isSigned?: boolean;
  readonly hours?: number;
  readonly distanceKm?: number | null;
  readonly company?: string;
  readonly period?: Period;
}

/** The PDF of a sheet of October, as a person has sent it. */
export async function sentBy(
  account: AccountName,
  {
    isSigned = true,
    hours = 8,
    distanceKm = null,
    company = env.company.name,
    period = october,
  }: SheetChanges = {},
): Promise<File> {
  const { mail } = accounts[account];
  const { bytes } = await draw([rowWith({ date: october.from, hours, distanceKm, activity: 'Abnahme' })], {
    company: { name: company, address: '', logo: null, links: [] },
    person: { guid: guidOf(testService(), account), username: account, name: account, mail },
    period,
    timeZone: env.companyTimeZone,
    signature: isSigned ? { image: '', signedAt: '2026-11-02T08:06:00Z', mail } : null,
  });
  return new File([bytes], `${account}.pdf`, { type: 'application/pdf' });
}

const transferOf = (files: readonly File[]) => ({
  dataTransfer: { files, types: ['Files'], effectAllowed: 'all', dropEffect: 'none' },
});

/** Holds files over the window. */
const hold = (files: readonly File[]) => fireEvent.dragOver(document.body, transferOf(files));

/** Holds files over the window as soon as the screen takes files, which is a moment after it is shown. */
export const holdOnceHeard = async (files: readonly File[]) => waitFor(() => expect(hold(files)).toBe(false));

/** Drops files on the window. */
export const drop = (files: readonly File[]) => fireEvent.drop(document.body, transferOf(files));

/** Opens October, and finds its open items by their titles. */
export async function openOctober(language: 'de' | 'en' = 'de') {
  const app = await renderApp({ signedInAs: 'manager', language, path });
  expect(await screen.findByRole('heading', { level: 1, name: /Oktober 2026|October 2026/u })).toBeVisible();
  const item = async (name: RegExp) => {
    const text = await screen.findByText(name);
    const found = text.closest('li');
    if (!found) throw new Error(`${String(name)} is in no list`);
    return within(found);
  };
  return { ...app, item };
}
