import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { holdWorker } from '../../../../tests/jsdom/holdWorker';
import { ReadingWorkerStub } from '../../../../tests/jsdom/readingWorker';
import { openReport } from '../../../../tests/journeys/reportScreen';

test('of settings that change before the answer comes only the last one is computed (R-16.74)', async () => {
  let [isHeld, answers] = [false, 0];
  const worker = holdWorker(() => {
    answers += 1;
    return isHeld;
  });
  const post = vi.spyOn(ReadingWorkerStub.prototype, 'postMessage');
  onTestFinished(() => post.mockRestore());
  const { router } = await openReport();
  // The last customers change the answer once more after the sums are shown.
  await waitFor(() => expect(answers).toBe(post.mock.calls.length));
  post.mockClear();
  const asked: string[] = [];
  const rowsAsked = () => {
    for (const [{ ask }] of post.mock.calls.splice(0))
      if ('kind' in ask && ask.kind === 'report') asked.push(ask.question.rows);
    return asked;
  };
  isHeld = true;
  for (const rows of ['person', 'project', 'person-project', 'customer'])
    await act(async () => router.navigate(`/customers/report?rows=${rows}`));
  expect(rowsAsked()).toEqual(['person']);
  worker.letGo();
  await screen.findByRole('columnheader', { name: 'Kunde' });
  expect(rowsAsked()).toEqual(['person', 'customer']);
});
