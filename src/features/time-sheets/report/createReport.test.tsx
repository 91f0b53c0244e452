import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from 'msw';
import { isoDate } from '@/domain/time/period';
import { server } from '../../../../tests/jsdom/testService';
import { createReport } from './createReport';
import { WorkerInThread } from './testing/WorkerInThread';
import { dataUrl, jpegFile, plainPng } from '@/shared/pdf/testing/pictureFiles';
import { receiptOf, rowsOf } from './testing/reports';

const period = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };
const request = (count: number) => ({
  user: { guid: 'u-17', username: 'jalbrecht', givenName: 'Jana', surname: 'Albrecht', mail: '' },
  sheet: { id: 412, ...period },
  content: {
    rows: rowsOf(count, (index) => ({ hours: 8, receipt: index === 1 ? receiptOf(jpegFile()) : null })),
    signature: null,
  },
});

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerInThread);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a report has a PDF, its number of pages and a list of flaws', async () => {
  const shares: number[] = [];
  const outcome = await createReport(request(3), (share) => shares.push(share));
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  expect(outcome).toMatchObject({ pages: 2, flaws: [] });
  expect(outcome.file.type).toBe('application/pdf');
  expect(outcome.file.size).toBeGreaterThan(5000);
  expect(shares.at(-1)).toBe(1);
});

test('a report takes a logo from a data URL, and reports one that cannot be loaded as a flaw', async () => {
  const company = (logo: string) => ({ name: 'Kesselhaus AG', address: '', logo, links: [] });
  const withLogo = (logo: string) => createReport({ ...request(1), company: company(logo) });
  expect(await withLogo(dataUrl(plainPng(30, 10)))).toMatchObject({ kind: 'done', flaws: [] });
  expect(await withLogo('data:image/png;base64,')).toMatchObject({ kind: 'done', flaws: [{ kind: 'logo' }] });
});

test.each([
  ['never answers', async () => new Promise<Response>(() => undefined)],
  ['begins to answer and stalls', () => new Response(new ReadableStream())],
])('a report is made without the logo of a host that %s, after 5 seconds', async (_kind, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  server.use(http.get('https://logos.example/logo.png', answer));
  const logo = 'https://logos.example/logo.png';
  const company = { name: 'Kesselhaus AG', address: '', logo, links: [] };
  const outcome = createReport({ ...request(1), company });
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await outcome).toMatchObject({ kind: 'done', flaws: [{ kind: 'logo' }] });
});

test('a worker that does not start gives a failure instead of an exception', async () => {
  vi.stubGlobal(
    'Worker',
    class extends WorkerInThread {
      override postMessage() {
        this.dispatchEvent(new ErrorEvent('error', { message: 'blocked' }));
      }
    },
  );
  expect(await createReport(request(1))).toEqual({ kind: 'failed', cause: 'worker' });

  vi.stubGlobal('Worker', undefined);
  expect(await createReport(request(1))).toMatchObject({ kind: 'failed', cause: 'worker' });
});
