import { describe, expect, test } from 'vitest';
import { findData } from '@/features/search/searchApi';
import { renderWithStore } from '../render';
import { styleNames } from '../varied/styles';
import { speak } from '../varied/variedService';

/** The hits include every kind: people, customers, projects, planners and tasks. */
const texts = ['kessler', 'reimann', 'portal', 'a/b?c#d é'];

async function findAll() {
  const { store } = await renderWithStore(<div />, { signedInAs: 'member' });
  const answers = await Promise.all(
    texts.map(async (text) => store.dispatch(findData.initiate(text, { track: false }))),
  );
  const whole = (hit: object) => JSON.stringify(hit);
  return {
    errors: answers.map(({ error }) => error),
    // The service may choose the order.
    hits: answers.map(({ data }) => data?.map(whole).toSorted()),
  };
}

describe.each(styleNames)('the search of a service in the style %s', (name) => {
  test('has the results of the reference service (R-13.3, R-13.6)', async () => {
    const plain = await findAll();
    expect(plain.errors).toEqual(texts.map(() => undefined));
    for (const kind of ['customer', 'employee', 'project', 'kanban', 'task'])
      expect(plain.hits.flat().join()).toContain(`"kind":"${kind}"`);
    speak(name);
    expect(await findAll()).toEqual(plain);
  });
});
