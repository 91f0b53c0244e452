import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, isSame, isSameIdentity, merge, singleFields, withPart, withoutEmptied } from './fields';

interface Company {
  readonly name: string;
  readonly location: string;
  readonly budget: number | null;
  readonly isActive: boolean;
}

const fields = singleFields<Company>({
  name: true,
  location: true,
  budget: true,
  isActive: true,
});
const before: Company = { name: 'Kessler', location: 'Augsburg', budget: null, isActive: true };
const having = (changes: Partial<Company>): Company => ({ ...before, ...changes });

describe('a change that meets another one', () => {
  test('parts that only I touched are changed, and theirs are kept (R-14.16)', () => {
    expect(merge(fields, before, having({ location: 'Ulm' }), having({ name: 'Kessler GmbH' }))).toEqual({
      content: having({ name: 'Kessler GmbH', location: 'Ulm' }),
      changed: ['location'],
      conflicts: [],
    });
  });

  test('a part that both changed differently is a conflict, and the content has my version', () => {
    const merged = merge(fields, before, having({ location: 'Ulm' }), having({ location: 'Bonn' }));
    expect(merged.conflicts).toEqual(['location']);
    expect(merged.content.location).toBe('Ulm');
  });

  test('a part that both changed to the same value is no conflict, and nothing is sent', () => {
    const same = having({ location: 'Ulm' });
    expect(merge(fields, before, same, same)).toEqual({ content: same, changed: [], conflicts: [] });
  });

  test('a value that was typed and typed back is no change, whatever they did', () => {
    expect(merge(fields, before, before, having({ location: 'Bonn' })).content.location).toBe('Bonn');
  });

  test('a budget of 0 is not the same as no budget', () => {
    expect(merge(fields, before, having({ budget: 0 }), before).changed).toEqual(['budget']);
  });

  const value = fc.constantFrom('', 'one', 'two', 'three');
  const company = fc.record({
    name: value,
    location: value,
    budget: fc.constantFrom(null, 0, 1),
    isActive: fc.boolean(),
  });

  test('nothing of either side is lost: each part is mine, theirs, or a conflict that says so (R-14.16)', () => {
    fc.assert(
      fc.property(company, company, company, (base, mine, theirs) => {
        const merged = merge(fields, base, mine, theirs);
        for (const name of ['name', 'location', 'budget', 'isActive'] as const) {
          const isMine = mine[name] !== base[name];
          const isTheirs = theirs[name] !== base[name];
          expect(merged.content[name]).toBe(isMine ? mine[name] : theirs[name]);
          const isConflict = isMine && isTheirs && mine[name] !== theirs[name];
          expect(merged.conflicts.includes(name)).toBe(isConflict);
        }
      }),
    );
  });

  const isEmpty = (one: unknown) => one === '' || one === null;

  test('an emptied field keeps its value and is reported, and the rest is saved', () => {
    fc.assert(
      fc.property(company, company, (base, mine) => {
        const { content, notEmptied } = withoutEmptied(fields, base, mine);
        for (const name of ['name', 'location', 'budget', 'isActive'] as const) {
          const isEmptied = isEmpty(mine[name]) && !isEmpty(base[name]);
          expect(notEmptied.includes(name)).toBe(isEmptied);
          expect(content[name]).toBe(isEmptied ? base[name] : mine[name]);
        }
      }),
    );
  });
});

describe('what counts as the same', () => {
  interface Entry {
    readonly customerId: string | number | null;
    readonly customerName: string;
    readonly number: number | null;
    readonly file: object | null;
    readonly note: string;
  }
  const rules: Fields<Entry> = {
    parts: { customer: ['customerId', 'customerName'], number: ['number'], file: ['file'], note: ['note'] },
    identity: ['customer', 'number'],
    neverEmptied: [],
    shownOnly: ['customerName'],
    zeroIsNone: ['number'],
  };
  const one: Entry = { customerId: 3, customerName: 'Kessler', number: 5, file: null, note: 'n' };

  test.each<[Partial<Entry>, Partial<Entry>, boolean]>([
    [{}, { customerId: '3' }, true],
    [{}, { customerName: 'Another name' }, true],
    [{}, { customerId: 4 }, false],
    [{ number: null }, { number: 0 }, true],
    [{ number: 1 }, { number: 0 }, false],
    [{ note: '' }, { note: ' ' }, true],
    [{ customerId: null }, { customerId: '' }, true],
    [{}, { note: 'm' }, false],
    [{ file: { path: 'a' } }, { file: { path: 'b' } }, true],
    [{ file: { path: 'a' } }, { file: null }, false],
  ])('%j and %j: %s', (mine, theirs, same) => {
    expect(isSame(rules, { ...one, ...mine }, { ...one, ...theirs })).toBe(same);
  });

  test('a thing is found again by the parts that identify it', () => {
    expect(isSameIdentity(rules, one, { customerId: '3', number: 5, note: 'another' })).toBe(true);
    expect(isSameIdentity(rules, one, { customerId: 3, number: 6 })).toBe(false);
    expect(isSameIdentity(rules, { customerId: 3, number: null }, { customerId: 3 })).toBe(true);
  });

  test('a part is taken with all of its fields', () => {
    const other = { ...one, customerId: 9, customerName: 'Nordwind', number: 1 };
    expect(withPart(rules, 'customer', other, one)).toEqual({ ...other, number: 5 });
  });
});
