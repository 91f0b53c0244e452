import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { server } from '../../../../tests/jsdom/testService';
import { kessler, mes, openDetail, section } from '../../../../tests/journeys/detailScreen';

/** Records the requested ranges and lets a test answer them itself. */
function answerHours(path: string, answer: (from: string, to: string) => Response | undefined) {
  const asked: string[] = [];
  server.use(
    http.get(`*/api${path}/evaluation`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('startDate') ?? '', searchParams.get('endDate') ?? ''];
      asked.push(`${from} ${to}`);
      return answer(from, to);
    }),
  );
  return asked;
}

const isChart = (from: string) => from !== '2000-01-01';
const chart = () => within(screen.getByRole('figure', { name: 'Hours per month' }));
const step = (end: string, button: string) =>
  within(section('Hours per month').getByRole('group', { name: end })).getByRole('button', { name: button });

describe('the chart of a customer', () => {
  test('the chart begins with the last 6 months up to today, readable as text from the start (R-9.21, R-9.22)', async () => {
    const asked = answerHours('/customer/2', (from) =>
      isChart(from) ? HttpResponse.json([{ Month: '2026-11', Hours: 96.5 }]) : undefined,
    );
    const { user } = await openDetail(kessler);
    await chart().findByText('96.5');
    expect(asked).toContain('2026-05-18 2026-11-18');
    // Every month of the range is listed, including those without hours.
    expect(chart().getAllByRole('listitem')).toHaveLength(7);
    expect(chart().getAllByText('0.0')).toHaveLength(6);
    // The first and last month are only partly in the range, in the chart and in its table.
    expect(chart().getByText('2026 · from 18.05.')).toBeVisible();
    expect(chart().getByText('2026 · to 18.11.')).toBeVisible();
    await user.click(chart().getByRole('button', { name: /^As table/u }));
    expect(chart().getByRole('rowheader', { name: 'May 2026 · from 18.05.' })).toBeVisible();
    expect(chart().getByRole('rowheader', { name: 'June 2026' })).toBeVisible();
  });

  test('each step requests another range, and the card shows the range and its sum (R-9.21)', async () => {
    const asked = answerHours('/customer/2', (from, to) =>
      isChart(from) ? HttpResponse.json([{ Month: to.slice(0, 7), Hours: 12 }]) : undefined,
    );
    const { user } = await openDetail(kessler);
    await user.click(step('from', 'Next month'));
    expect(await screen.findByText('18.06.–18.11.2026')).toBeVisible();
    await user.click(step('to', 'Previous month'));
    expect(await screen.findByText('18.06.–18.10.2026')).toBeVisible();
    await waitFor(() => expect(asked).toContain('2026-06-18 2026-10-18'));
    expect(await chart().findByText('October')).toBeVisible();
    expect(chart().queryByText('November')).toBeNull();
  });

  test('the range is in the address, so that going back shows it again (R-9.21)', async () => {
    const { user, router } = await openDetail(kessler);
    await user.click(step('from', 'Next month'));
    expect(await screen.findByText('18.06.–18.11.2026')).toBeVisible();
    await router.navigate('/customers');
    await screen.findByRole('heading', { level: 1, name: 'Customers' });
    await router.navigate(-1);
    expect(await screen.findByText('18.06.–18.11.2026')).toBeVisible();
  });

  test('the chart’s end cannot be after today, and says why', async () => {
    await openDetail(kessler);
    expect(step('to', 'Next month')).toHaveAttribute('aria-disabled', 'true');
    expect(step('to', 'Next month')).toHaveAccessibleDescription('There are no hours after today.');
  });

  test('hours that are still on their way, or failed, are not shown as 0, in the chart, its table and its total (R-24.170)', async () => {
    let answer = (_response: Response) => {};
    server.use(
      http.get('*/api/customer/2/evaluation', async ({ request }) =>
        isChart(new URL(request.url).searchParams.get('startDate') ?? '')
          ? new Promise<Response>((resolve) => (answer = resolve))
          : undefined,
      ),
    );
    const { user } = await openDetail(kessler);
    await waitFor(() => expect(chart().getAllByText('–')).toHaveLength(7));
    expect(chart().queryByText('0.0')).toBeNull();
    await user.click(chart().getByRole('button', { name: /^As table/u }));
    expect(chart().getByRole('row', { name: 'Total – –' })).toBeVisible();
    expect(chart().queryByText('0.0')).toBeNull();
    answer(HttpResponse.json([{ Month: '2026-11', Hours: 96.5 }]));
    expect(await chart().findByRole('row', { name: 'Total 96.5 12.1' })).toBeVisible();
    await user.click(step('from', 'Next month'));
    await waitFor(() => expect(chart().getByRole('row', { name: 'Total – –' })).toBeVisible());
    answer(HttpResponse.json({ message: 'down' }, { status: 500 }));
    expect(await chart().findByRole('alert')).toBeVisible();
    expect(chart().getByRole('row', { name: 'Total – –' })).toBeVisible();
  });

  test('a failed evaluation empties the chart, with a retry in the corner (R-9.25)', async () => {
    let isDown = true;
    answerHours('/project/5', (from) =>
      isDown && isChart(from) ? HttpResponse.json({ message: 'down' }, { status: 500 }) : undefined,
    );
    const { user } = await openDetail(mes);
    expect(await chart().findByRole('alert')).toHaveTextContent(/The hours were not loaded/u);
    expect(chart().queryAllByRole('listitem')).toEqual([]);
    isDown = false;
    await user.click(chart().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(chart().getAllByRole('listitem')).toHaveLength(7));
  });
});

describe('budget used', () => {
  const used = (hours: number) =>
    answerHours('/project/5', (from) =>
      isChart(from) ? undefined : HttpResponse.json([{ Month: '2026-10', Hours: hours }]),
    );

  test('budget used is the sum of the evaluation from 2000-01-01 to today, as a bar with words (R-9.14)', async () => {
    const asked = used(337);
    await openDetail(mes);
    expect(await screen.findByRole('img', { name: '337.0 of 674 hours, 50%' })).toBeVisible();
    expect(screen.getByText('337.0 h left')).toBeVisible();
    expect(asked).toContain('2000-01-01 2026-11-18');
  });

  test('a nearly used budget shows the hours left in words', async () => {
    used(640);
    await openDetail(mes);
    expect(await screen.findByText('only 34.0 h left')).toBeVisible();
  });

  test('an overrun budget shows the excess in words', async () => {
    used(700);
    await openDetail(mes);
    expect(await screen.findByText('26.0 h over the budget')).toBeVisible();
    expect(screen.getByText('104%')).toBeVisible();
  });

  test('hours of completed projects do not count against the budget of the open ones (R-9.14)', async () => {
    await openDetail(kessler);
    expect(await screen.findByText(/^This includes hours of completed projects/u)).toBeVisible();
    expect(screen.queryByText(/over the budget/u)).not.toBeInTheDocument();
  });

  test('unknown hours are not shown as 0, and can be requested again (R-9.14)', async () => {
    let isDown = true;
    answerHours('/project/5', (from) =>
      isDown && !isChart(from) ? HttpResponse.json({ message: 'down' }, { status: 500 }) : undefined,
    );
    const { user } = await openDetail(mes);
    expect(await screen.findByText('The hours were not loaded')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img', { name: /of 674 hours/u })).toBeVisible();
  });
});
