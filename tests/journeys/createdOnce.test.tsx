import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { watchCalls } from '../jsdom/sentCalls';
import { server, testService } from '../jsdom/testService';
import { inSuite } from '../suite';
import { allSavings } from './allSavings';

/** What does not wait on the device. Records, expenses and sheets: savedWithoutId.test.tsx. */
const creations = allSavings.filter(
  ({ isCreation, path }) => isCreation && /^\/(?:kanban|customers|projects)/u.test(path),
);

const silences = [
  ['500', () => HttpResponse.json({ message: 'overloaded' }, { status: 500 })],
  ['an empty 200', () => new HttpResponse(null)],
  ['a 200 without an id', () => HttpResponse.json({ ok: true })],
] as const;

/** In `npm test` each creation meets the failure, and one of the odd successes. */
const all = creations.flatMap((creation, at) =>
  silences.map(([fault, answer], turn) => ({
    creation,
    what: creation.what,
    fault,
    answer,
    isTried: turn === 0 || turn === 1 + (at % 2),
  })),
);

describe('what was created counts as saved, once, whatever is answered', () => {
  test.each(
    inSuite(
      all.filter(({ isTried }) => isTried),
      all,
    ),
  )('$what, $fault', async ({ creation, answer }) => {
    const { method, path, prepare, submit, isDone } = creation;
    const app = await prepare();
    const calls = watchCalls();
    const save = async ({ request }: { request: Request }) => {
      await testService().fetch(request);
      return answer();
    };
    server.use(http[method](`*/api${path}`, save, { once: true }));
    await submit(app);
    await waitFor(isDone);
    const sent = calls.of(method.toUpperCase()).filter(({ path: called }) => !/find/u.test(called));
    expect(sent).toHaveLength(1);
  });
});
