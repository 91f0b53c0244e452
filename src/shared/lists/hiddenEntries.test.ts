import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HiddenEntries } from './hiddenEntries';
import { type ListPage, pageOf, withFirst } from './listPage';

type Entry = { readonly id: number };

const LIST = '/list';
const pageWith = (ids: readonly number[], start: number): ListPage<Entry> =>
  pageOf(
    ids.map((id) => ({ id })),
    start,
  );

/** A screen that shows a page of a list. */
function screen(ids: readonly number[], start = 0) {
  let page = pageWith(ids, start);
  const hidden = new HiddenEntries();
  const change = (update?: (page: ListPage<Entry>) => ListPage<Entry>) => {
    page = hidden.shown(LIST, update)(page);
  };
  const set = (isHidden: boolean) => (of: readonly number[]) => {
    hidden.set(
      LIST,
      of.map((id) => ({ id })),
      isHidden,
    );
    change();
  };
  return {
    change,
    hide: set(true),
    putBack: set(false),
    /** The service answers with a page. */
    read: (answered: readonly number[]) => {
      page = hidden.shown<Entry>(LIST)(pageWith(answered, start));
    },
    ids: () => page.entries.map(({ id }) => id),
  };
}

test('any removed entries can return to their old places, even on a page that was read in the meantime (R-14.5)', () => {
  const lists = fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      lists,
      fc.infiniteStream(fc.boolean()),
      fc.boolean(),
      fc.boolean(),
      (ids, chance, isNewer, isRead) => {
        const { change, hide, putBack, ids: shown, read } = screen(ids);
        const draw = () => chance.next().value === true;
        const gone = ids.filter(draw);
        const back = gone.filter(draw);
        hide(gone);
        const stay = ids.filter((id) => !gone.includes(id));
        expect(shown()).toEqual(stay);
        // An entry created in the meantime stays in front.
        if (isNewer) change((page) => withFirst(page, { id: 99 }));
        // The service still has all of them.
        if (isRead) read(isNewer ? [99, ...ids] : ids);
        expect(shown()).toEqual(isNewer ? [99, ...stay] : stay);
        putBack(back);
        const rest = ids.filter((id) => !gone.includes(id) || back.includes(id));
        expect(shown()).toEqual(isNewer ? [99, ...rest] : rest);
      },
    ),
  );
});

test('a page that is read after the entries are put back shows them', () => {
  const { hide, putBack, ids, read } = screen([1, 2, 3]);
  hide([2]);
  putBack([2]);
  read([1, 2, 3]);
  expect(ids()).toEqual([1, 2, 3]);
});

test('a page that never had the entry does not get it', () => {
  const other = screen([7], 20);
  other.hide([2]);
  other.putBack([2]);
  expect(other.ids()).toEqual([7]);
});
