import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Code whose mutants are run together, and the tests that have to find them: those beside the code. */
export interface Area {
  /** The folder in which the area is. */
  readonly folder: string;
  /** Patterns of the files that are changed. */
  readonly mutate: readonly string[];
  /** Patterns of the files with tests. */
  readonly tests: readonly string[];
}

const noTests = ['!src/**/*.test.{ts,tsx}', '!src/**/*.fixture.ts'];

/** Tests of an area that are not beside its code. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  'src/domain/import': ['tests/import/*.test.ts'],
};

/** The rules of the business: an area for each folder of `src/domain`, and one for the files beside them. */
function domainAreas(): readonly Area[] {
  const folders = readdirSync('src/domain', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.posix.join('src/domain', entry.name));
  return ['src/domain', ...folders.toSorted()].map((folder) => ({
    folder,
    mutate: [`${folder}/*.ts`, ...noTests],
    tests: [`${folder}/*.test.ts`, ...(testsElsewhere[folder] ?? [])],
  }));
}

/** All areas: the rules, what is read from and sent to the service, and what waits to be saved. */
export function readAreas(): readonly Area[] {
  return [
    ...domainAreas(),
    {
      folder: 'src/features',
      mutate: ['src/features/**/*Wire.ts'],
      tests: ['src/features/**/*Wire.test.ts'],
    },
    {
      folder: 'src/shared/outbox',
      mutate: ['src/shared/outbox/*.ts', ...noTests],
      tests: ['src/shared/outbox/*.test.ts', 'src/shared/outbox/*.test.tsx'],
    },
  ];
}

/**
 * The areas at and below a folder. A file stands for itself: only its mutants are run, with the tests of its area.
 *
 * @throws if nothing in the place is ever changed
 */
export function areasIn(place: string, areas: readonly Area[]): readonly Area[] {
  const wanted = path.posix.normalize(place).replace(/\/$/u, '');
  const within = areas.filter(({ folder }) => folder === wanted || folder.startsWith(`${wanted}/`));
  if (within.length > 0) return within;
  const around = areas.findLast(({ folder }) => wanted.startsWith(`${folder}/`));
  if (!around)
    throw new Error(`no mutants in ${place}; the areas are ${areas.map((area) => area.folder).join(', ')}`);
  return [{ ...around, mutate: [wanted.endsWith('.ts') ? wanted : `${wanted}/**/*Wire.ts`] }];
}
