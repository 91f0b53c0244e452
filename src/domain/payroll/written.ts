import { type CountedPerson, type PayrollPerson, type PayrollValues, VALUE_KINDS } from './payroll';

/** The people of a month beside what was written for it before. */
export interface WrittenComparison {
  readonly added: readonly CountedPerson[];
  /** Their difference is booked in the payroll program, because a file with them would book everything twice. */
  readonly changed: readonly {
    readonly person: PayrollPerson;
    readonly before: PayrollValues;
    readonly now: PayrollValues;
  }[];
  /** The guids of people who were written and are no longer counted. */
  readonly gone: readonly string[];
}

/**
 * Compares the values of a month with those that were written before. Both are what is handed over.
 *
 * @param written by the people's guids
 */
export function compareWritten(
  people: readonly CountedPerson[],
  written: ReadonlyMap<string, PayrollValues>,
): WrittenComparison {
  const guids = new Set(people.map(({ person }) => person.guid));
  return {
    added: people.filter(({ person }) => !written.has(person.guid)),
    changed: people.flatMap(({ person, values: now }) => {
      const before = written.get(person.guid);
      return before && VALUE_KINDS.some((kind) => before[kind] !== now[kind])
        ? [{ person, before, now }]
        : [];
    }),
    gone: [...written.keys()].filter((guid) => !guids.has(guid)),
  };
}
