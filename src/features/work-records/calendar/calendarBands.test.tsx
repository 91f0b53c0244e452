import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { testService } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { changeOnDevice } from '@/shared/storage/deviceStore';

test('a holiday and a free day have a name and no target, a half day half of it (R-21.52)', async () => {
  const workDays = { ...DEFAULT_WORK_DAYS, christmasEve: 'half', freeDays: ['2026-12-23'] };
  await changeOnDevice(guidOf(testService(), 'member'), 'work-days', () => workDays);
  await import('./CalendarView');
  const path = '/work?view=calendar&span=5&date=2026-12-24';
  await renderApp({ path, signedInAs: 'member', language: 'en' });
  const eve = await screen.findByRole('group', { name: 'Thursday, 24 December, 0 of 4 hours' });
  expect(within(eve).getByText('Half day')).toBeVisible();
  const free = screen.getByRole('group', { name: 'Wednesday, 23 December, 0 hours' });
  expect(await within(free).findByText('Off')).toBeVisible();
  const holiday = screen.getByRole('group', { name: 'Friday, 25 December, 0 hours' });
  expect(within(holiday).getByText('Christmas Day')).toBeVisible();
});
