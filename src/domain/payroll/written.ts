import {
  type CountedPerson,
  type PayrollPerson,
  type PayrollSettings,
  type PayrollValues,
  VALUE_KINDS,
} from './payroll';
import { handedOverValues } from './payrollLines';

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
 * Compares the values of a month with those that were written before.
 *
 * @param written the values that were handed over, by the people's guids
 */
export function compareWritten(
  people: readonly CountedPerson[],
  written: ReadonlyMap<string, PayrollValues>,
  settings: PayrollSettings,
): WrittenComparison {
  const compared = people.map((counted) => {
    const now = handedOverValues(counted, settings);
    const before = written.get(counted.person.guid);
    return { counted, now, before, isSame: VALUE_KINDS.every((kind) => before?.[kind] === now[kind]) };
  });
  const guids = new Set(people.map(({ person }) => person.guid));
  return {
    added: compared.filter(({ before }) => !before).map(({ counted }) => counted),
    changed: compared.flatMap(({ counted: { person }, before, now, isSame }) =>
      before && !isSame ? [{ person, before, now }] : [],
    ),
    gone: [...written.keys()].filter((guid) => !guids.has(guid)),
  };
}
