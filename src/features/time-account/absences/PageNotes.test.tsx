import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { oracleAccount } from '@/domain/account/oracle.fixture';
import { renderWithStore } from '../../../../tests/render';
import { LackingRecordsNote } from './PageNotes';

const nothing = () => undefined;
const mapped = [{ customerId: '1', projectId: '2', kind: 'vacation', changedAt: 1 }] as const;

/** An account whose records are all read, two of which are unreadable. */
const own = {
  account: oracleAccount,
  mapped,
  reading: {
    records: [],
    readAt: 1,
    isOld: false,
    unreadable: 2,
    waitingCount: 0,
    state: 'known',
    error: undefined,
    progress: { count: 0, backTo: null },
    partial: null,
    readOn: nothing,
    readAnew: nothing,
  },
} as const;

test('days of absence of mapped projects say that they lack unreadable entries (R-24.4)', async () => {
  await renderWithStore(<LackingRecordsNote own={own} />, { language: 'en' });
  expect(screen.getByText('without 2 unreadable entries')).toBeVisible();
  cleanup();
  await renderWithStore(<LackingRecordsNote own={{ ...own, mapped: [] }} />, { language: 'en' });
  expect(screen.queryByText(/unreadable/u)).toBeNull();
});
