import { act, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import { letTimePass, ownTime } from '../../../tests/jsdom/testTime';
import {
  answerCalendar,
  findPart,
  graphEvent,
  openDashboard,
  signInWithMicrosoft,
} from '../../../tests/journeys/dashboardScreen';

beforeEach(ownTime);

test('the events of a day stay, with their age, while an expired token cannot be renewed; another day says nothing (R-24.14)', async () => {
  answerCalendar([graphEvent('2026-11-18T09:00', '2026-11-18T10:00')]);
  const { user } = await openDashboard({ hasCalendar: true });
  const calendar = await findPart('Calendar');
  await calendar.findByRole('heading', { level: 3, name: 'Jour fixe' });
  server.use(http.post('*/__identity/token', () => HttpResponse.error()));
  signInWithMicrosoft('2026-11-18T09:14:00.000Z');
  await act(async () => letTimePass(3000));
  expect(calendar.getByRole('heading', { level: 3, name: 'Jour fixe' })).toBeVisible();
  expect(calendar.getByText(/as of/iu)).toBeVisible();
  await user.click(calendar.getByRole('button', { name: 'Next day' }));
  await act(async () => letTimePass(1000));
  expect(screen.queryByRole('heading', { level: 3, name: 'Jour fixe' })).not.toBeInTheDocument();
  expect(calendar.queryByText('No entries')).not.toBeInTheDocument();
});
