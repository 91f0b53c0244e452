import { afterEach, expect, test, vi } from 'vitest';
import { env } from '@/shared/env';
import { createRecordPdf } from './createRecordPdf';
import type { RecordInput } from './drawing/drawRecord';
import { RecordWorkerInThread } from './testing/RecordWorkerInThread';
import { bothSigned, kessler, paperOf } from './testing/records';

const createdAt = new Date('2026-11-20T14:44:00Z');

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a record is made in a worker, with pages, flaws and fingerprint (R-19.52)', async () => {
  vi.stubGlobal('Worker', RecordWorkerInThread);
  const outcome = await createRecordPdf(paperOf(kessler, {}, { signatures: bothSigned }), createdAt);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  expect(outcome).toMatchObject({
    pages: 1,
    flaws: [],
    fingerprint: expect.stringMatching(/^d1ff8c1db588/u),
  });
  expect(outcome.file.type).toBe('application/pdf');
});

test('a record keeps the company of its data, with the address and logo that are configured (R-19.52)', async () => {
  const companies: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class extends RecordWorkerInThread {
      override postMessage(...sent: [RecordInput]) {
        companies.push(sent[0].company);
        super.postMessage(...sent);
      }
    },
  );
  const paper = paperOf(kessler);
  await createRecordPdf({ ...paper, data: { ...paper.data, company: 'Kesselhaus AG' } }, createdAt);
  expect(companies).toEqual([{ ...env.company, name: 'Kesselhaus AG' }]);
});

test('a worker that does not start, or draws nothing, gives a failure instead of an exception (R-19.52)', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await createRecordPdf(paperOf(kessler), createdAt)).toMatchObject({
    kind: 'failed',
    cause: 'worker',
  });
  vi.stubGlobal('Worker', RecordWorkerInThread);
  const outcome = await createRecordPdf(paperOf(kessler), new Date(Number.NaN));
  expect(outcome).toMatchObject({ kind: 'failed', cause: 'drawing' });
});
