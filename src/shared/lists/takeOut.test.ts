import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ListPage, pageOf, withFirst } from './listPage';
import { takeOut } from './takeOut';

type Entry = { readonly id: number };

function screen(ids: readonly number[]) {
  let page: ListPage<Entry> = pageOf(
    ids.map((id) => ({ id })),
    0,
  );
  return {
    change: (update: (before: ListPage<Entry>) => ListPage<Entry>) => {
      page = update(page);
    },
    ids: () => page.entries.map(({ id }) => id),
  };
}

test('of any entries that were taken out, any that come back stand where they stood', () => {
  const lists = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(lists, fc.infiniteStream(fc.boolean()), fc.boolean(), (ids, chance, isNewer) => {
      const { change, ids: shown } = screen(ids);
      const draw = () => chance.next().value === true;
      const gone = ids.filter(draw);
      const back = gone.filter(draw);
      const putBack = takeOut(
        change,
        gone.map((id) => ({ id })),
      );
      expect(shown()).toEqual(ids.filter((id) => !gone.includes(id)));
      // What was created meanwhile stays in front.
      if (isNewer) change((page) => withFirst(page, { id: 99 }));
      putBack(back.map((id) => ({ id })));
      const rest = ids.filter((id) => !gone.includes(id) || back.includes(id));
      expect(shown()).toEqual(isNewer ? [99, ...rest] : rest);
    }),
  );
});

test('a page that never had it does not get it', () => {
  const first = screen([1, 2]);
  const putBack = takeOut(first.change, [{ id: 2 }]);
  let other: ListPage<Entry> = pageOf([{ id: 7 }], 20);
  const onOther = takeOut<Entry>(
    (update) => {
      other = update(other);
    },
    [{ id: 2 }],
  );
  onOther([{ id: 2 }]);
  putBack([{ id: 2 }]);
  expect([other.entries, first.ids()]).toEqual([[{ id: 7 }], [1, 2]]);
});
