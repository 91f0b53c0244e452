import { act, waitFor } from '@testing-library/react';
import { HttpResponse, type JsonBodyType, delay, http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { days, hoursIn, readReport } from '../../../../tests/journeys/reportProbe';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { comesInTime, letTimePass, ownTime } from '../../../../tests/jsdom/testTime';

const span = days('2026-10-01', '2026-10-31');
const need = { span, projects: 'none' } as const;

/** Answers the exports of customer 3, or another call of it, in place of the service. */
function answerThird(answer: () => Response | Promise<Response>, call = 'export') {
  server.use(http.get(`*/api/customer/3/${call}`, answer));
}

const json = (body: JsonBodyType) => () => HttpResponse.json(body);

/** Reads October, of which the exports of customer 3 are special. */
async function readThird() {
  const calls = watchCalls();
  const app = await readReport(need);
  const third = () => app.now().customers.find(({ id }) => id === '3');
  const asked = (call = 'export') => calls.of('GET', `/customer/3/${call}`).length;
  return { ...app, third, asked };
}

describe('a customer that the service does not give', () => {
  beforeEach(ownTime);

  test.each([403, 404])(
    'a customer that is answered with %d is missing after one call, with the reason (R-16.13)',
    async (status) => {
      answerThird(() => HttpResponse.json({ message: 'no' }, { status }));
      const { third, end, asked } = await readThird();
      const reading = await end();
      expect(third()).toMatchObject({ state: 'missing', error: { status }, entries: 0 });
      expect(reading.isComplete).toBe(false);
      expect(reading.customers.filter(({ state }) => state === 'read')).toHaveLength(11);
      expect(asked()).toBe(1);
      server.resetHandlers();
      act(() => reading.retry('3'));
      await end();
      expect(third()?.state).toBe('read');
    },
  );

  test.each([
    ['429', () => HttpResponse.json({}, { status: 429 }), { status: 429 }],
    ['500', () => HttpResponse.json({}, { status: 500 }), { status: 500 }],
    ['no network', () => HttpResponse.error(), { kind: 'network' }],
  ])('is asked for once more after two seconds: %s (R-16.13)', async (_name, answer, error) => {
    answerThird(answer);
    const { third, now, asked } = await readThird();
    await waitFor(() => expect(asked()).toBe(1));
    await comesInTime(() => expect(now().state).toBe('done'));
    expect(asked()).toBe(2);
    expect(third()).toMatchObject({ state: 'missing', error });
  });

  test('a busy service is asked again after the pause that it asked for (R-24.25)', async () => {
    answerThird(() => HttpResponse.json({}, { status: 429, headers: { 'Retry-After': '20' } }));
    const { third, now, asked } = await readThird();
    await waitFor(() => expect(now().customers.filter(({ state }) => state === 'read')).toHaveLength(11));
    await letTimePass(15_000);
    expect(asked()).toBe(1);
    server.resetHandlers();
    await comesInTime(() => expect(now().state).toBe('done'));
    expect(third()?.state).toBe('read');
  });

  test('a customer whose answer does not come within 30 s, twice, is missing (R-16.13)', async () => {
    answerThird(async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    });
    const { third, now, asked } = await readThird();
    await waitFor(() => expect(now().customers.filter(({ state }) => state === 'read')).toHaveLength(11));
    await letTimePass(29_000);
    expect(asked()).toBe(1);
    await letTimePass(3500);
    await waitFor(() => expect(asked()).toBe(2));
    await letTimePass(30_500);
    await waitFor(() => expect(third()).toMatchObject({ state: 'missing', error: { kind: 'timeout' } }));
  });

  test.each([
    ['a page', () => new HttpResponse('<h1>no</h1>')],
    ['nothing', () => new HttpResponse('')],
    ['an object', json({ rows: [] })],
    ['texts', json(['a', 'b'])],
    ['rows without days', json([{ Hours: 1, Project: 'A' }])],
    ['rows without hours', json([{ Date: '2026-10-01' }])],
  ])('is missing if the answer is nonsense: %s (R-16.13)', async (_name, answer) => {
    answerThird(answer);
    const { third, end, asked } = await readThird();
    await end();
    expect(third()).toMatchObject({ state: 'missing' });
    expect(asked()).toBe(1);
  });

  test('a customer is missing if the budget of one of its projects is needed and cannot be read (R-16.13)', async () => {
    server.use(http.get('*/api/customer/3', () => new HttpResponse(null, { status: 403 })));
    const app = await readReport({ span, projects: 'budgets' });
    const reading = await app.end();
    expect(reading.customers.find(({ id }) => id === '3')?.state).toBe('missing');
    app.want(need);
    expect((await app.end()).isComplete).toBe(true);
  });
});

test('401 ends the session, as on every screen (R-16.13)', async () => {
  answerThird(() => HttpResponse.json({}, { status: 401 }));
  const { store } = await readReport(need);
  await waitFor(() => expect(store.getState().session.status).toBe('expired'));
});

describe('rows of an export', () => {
  const rows = [
    { aStd: '7,50', datum: '2026-10-02T00:00:00', Mitarbeiter: 'A', Extra: 1, PROJECT_NAME: ' MES ' },
    { PROJECT_NAME: 'MES', datum: '2026-10-03', aStd: '1.25', Mitarbeiter: 'A' },
    { datum: '2026-09-30', aStd: 8, Mitarbeiter: 'A', PROJECT_NAME: 'MES' },
    { datum: 'soon', aStd: 8, Mitarbeiter: 'A', PROJECT_NAME: 'MES' },
    { datum: '2026-10-04', aStd: 'much', Mitarbeiter: 'A', PROJECT_NAME: 'MES' },
  ];

  test('columns come in any order, with numbers as text; rows left out are counted, missing columns named (R-16.14)', async () => {
    answerThird(json(rows));
    answerThird(json([{ Month: '2026-10', Hours: '8.75' }]), 'evaluation');
    const { third, end } = await readThird();
    await end();
    expect(third()).toMatchObject({
      state: 'read',
      entries: 2,
      outside: 1,
      unreadable: 2,
      missingColumns: ['travel', 'description', 'place'],
      differences: [],
    });
  });

  test('rows that differ from the evaluation are shown as they are, with the difference (R-16.14)', async () => {
    answerThird(json(rows));
    answerThird(json([{ Month: '2026-10', Hours: 10.25 }]), 'evaluation');
    const { third, end } = await readThird();
    const reading = await end();
    expect(third()?.differences).toEqual([
      { month: '2026-10', evaluated: 1025, inRows: 875, difference: 150 },
    ]);
    expect(reading.isComplete).toBe(true);
    expect(await hoursIn(reading, days('2026-10-02', '2026-10-02'))).toBeGreaterThanOrEqual(7.5);
  });

  test('negative and absurd hours count as they are (R-16.78)', async () => {
    const hours = [-8, '-0,25', 1_000_000, 0.001, '1e999', '--1'];
    answerThird(json(hours.map((each) => ({ Date: '2026-10-05', Hours: each, Project: 'MES' }))));
    answerThird(json([{ Month: '2026-10', Hours: 999_991.75 }]), 'evaluation');
    const { third, end } = await readThird();
    const reading = await end();
    expect(third()).toMatchObject({ state: 'read', entries: 4, unreadable: 2, differences: [] });
    const others = await hoursIn(reading, days('2026-10-06', '2026-10-31'));
    expect(await hoursIn(reading, span)).toBeGreaterThan(999_991 + others);
  });

  test('rows without an evaluation are not checked (R-16.14)', async () => {
    answerThird(() => HttpResponse.json({}, { status: 404 }), 'evaluation');
    const { third, end } = await readThird();
    await end();
    expect(third()).toMatchObject({ state: 'read', differences: null });
  });
});

test('a worker that cannot start or crashes is an error, and trying again starts another one (R-16.15)', async () => {
  const Working = Worker;
  class Broken extends EventTarget {
    postMessage() {
      this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
    }
    terminate() {}
  }
  Reflect.set(globalThis, 'Worker', Broken);
  onTestFinished(() => void Reflect.set(globalThis, 'Worker', Working));
  const app = await readReport(need);
  const reading = await app.end();
  Reflect.set(globalThis, 'Worker', Working);
  expect(reading.error).toEqual(new Error('out of memory'));
  await expect(hoursIn(reading, span)).rejects.toThrow('out of memory');
  act(() => reading.goOn());
  await waitFor(() => expect(app.now().isComplete).toBe(true));
});

test('two customers of one name stay two, and an unreadable entry of the list is counted (R-16.14)', async () => {
  server.use(
    http.get('*/api/customers', () =>
      HttpResponse.json([{ Id: 1, Name: 'Twin' }, { Id: 2, Name: 'Twin' }, { Name: 'lost' }]),
    ),
  );
  const app = await readReport(need);
  const reading = await app.end();
  expect(reading.customers.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 Twin', '2 Twin']);
  expect(reading).toMatchObject({ unnamed: 1, isComplete: false });
});
