import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { expect, test } from 'vitest';
import { answerOf } from './readFresh';

/** A store whose service answers 1, 2, 3 …, and fails once it is told to. */
function counting() {
  let answered = 0;
  let isRefusing = false;
  const numbers = createApi({
    reducerPath: 'numbers',
    baseQuery: async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      if (isRefusing) return { error: 'refused' };
      answered += 1;
      return { data: answered };
    },
    endpoints: (build) => ({
      next: build.query<number, string>({ query: () => '', keepUnusedDataFor: 0 }),
    }),
  });
  const store = configureStore({
    reducer: { numbers: numbers.reducer },
    middleware: (others) => others().concat(numbers.middleware),
  });
  const { initiate } = numbers.endpoints.next;
  return {
    read: async () => answerOf(store.dispatch(initiate('', { forceRefetch: true }))),
    show: async () => store.dispatch(initiate('')),
    refuse: () => {
      isRefusing = true;
    },
  };
}

test('two fresh reads, one after the other or in parallel, both get their answer', async () => {
  const { read } = counting();
  expect(await read()).toEqual({ data: 1 });
  expect(await read()).toEqual({ data: 2 });
  expect(await Promise.all([read(), read()])).toEqual([{ data: 3 }, { data: 3 }]);
});

test('data from before a failure does not count as an answer', async () => {
  const { read, show, refuse } = counting();
  await show();
  refuse();
  expect(await read()).toEqual({ error: 'refused' });
});
