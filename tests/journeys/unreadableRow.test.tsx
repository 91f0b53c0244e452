import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { server, testService } from '../jsdom/testService';
import { ownTime } from '../jsdom/testTime';
import { renderApp } from '../render';
import { recordRows } from './workScreen';

beforeEach(ownTime);

/** The service answers a page whose third row has something else in a field. */
function spoil(path: string, field: string, value: unknown): void {
  server.use(
    http.post(`*/api${path}`, async ({ request }) => {
      const answer = v.parse(v.array(v.looseObject({})), await (await testService().fetch(request)).json());
      Object.assign(answer[2] ?? {}, { [field]: value });
      return HttpResponse.json(answer);
    }),
  );
}

test('the list shows the others, the sums that would lack it are not shown, and its report has no value of it', async () => {
  spoil('/workrecords', 'HoursWorked', 'eight of Kessler');
  const { user } = await renderApp({ path: '/work', signedInAs: 'member', language: 'en' });
  const unreadable = within(await screen.findByRole('list', { name: 'An entry cannot be read.' }));
  expect(unreadable.getAllByRole('listitem')).toHaveLength(1);
  expect(unreadable.getByRole('listitem')).toHaveTextContent(
    'The field HoursWorked is not as agreed. The list and its sums are without it.',
  );
  expect(recordRows()).toHaveLength(19);
  const week = screen.getByRole('region', { name: 'Week at a glance' });
  await waitFor(() => expect(week).toHaveTextContent('Week not loaded'));
  const [head] = screen.getAllByText(/^Week 47/u, { selector: 'tr *' });
  expect(head?.closest('tr')).toHaveTextContent(/^Week 47 16\.–22\.11\.$/u);

  await user.click(unreadable.getByRole('button', { name: 'Copy report' }));
  expect(await screen.findByText('Report copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    'POST /workrecords\n[2].HoursWorked: a number is expected',
  );
});

test('no month is closed by a list of time sheets that lacks one', async () => {
  spoil('/sheet/time', 'from', 'spring');
  await renderApp({ path: '/timesheets/month/2026-10', signedInAs: 'member', language: 'en' });
  expect(await screen.findByText(/cannot be read \(field: 2\.from\)/u)).toBeVisible();
});
