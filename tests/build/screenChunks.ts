import path from 'node:path';
import type { Screen } from '../bench/budgets.ts';

/** The properties of a module that decide which file it goes into. */
interface Module {
  /** The modules that it imports at its top. */
  readonly imports: readonly string[];
  /** Characters before it is minified. */
  readonly size: number;
}

/** Finds a module by its id. */
type Find = (id: string) => Module | undefined;

/**
 * A file with fewer characters before it is minified, 2 to 3 KiB as it is sent, costs a phone more to ask for than to read
 * along; half a KiB of that is what it has for being a file: imports, exports, and no words in common with others.
 */
const LEAST = 16_000;
/** The same for texts, which hardly shrink before they are compressed. */
const LEAST_TEXTS = 3000;

const keyOf = (names: ReadonlySet<string>) => [...names].toSorted().join(', ');

/** Modules that are needed by the same screens. */
interface Group {
  readonly names: ReadonlySet<string>;
  readonly ids: readonly string[];
  readonly size: number;
}

/** The modules that each of some screens needs, by id, with the names of these screens. */
class Needs {
  readonly #find: Find;
  readonly #names = new Map<string, Set<string>>();

  constructor(find: Find) {
    this.#find = find;
  }

  /** Notes that these screens need a module, and so all that it imports. */
  add(id: string, names: ReadonlySet<string>): void {
    const known = this.#names.get(id);
    if (known && [...names].every((name) => known.has(name))) return;
    this.#names.set(id, new Set([...(known ?? []), ...names]));
    for (const next of this.#find(id)?.imports ?? []) this.add(next, names);
  }

  /** How many characters more each of these screens would read if it needed some modules, and so all that they import. */
  costs(ids: readonly string[], names: ReadonlySet<string>): readonly number[] {
    return [...names].map((name) => {
      const met = new Set<string>();
      const visit = (id: string): number => {
        if (met.has(id) || this.#names.get(id)?.has(name) !== false) return 0;
        met.add(id);
        const { imports, size } = this.#find(id) ?? { imports: [], size: 0 };
        return imports.reduce((sum, next) => sum + visit(next), size);
      };
      return ids.reduce((sum, id) => sum + visit(id), 0);
    });
  }

  /** The modules that are needed by the same screens, smallest first. */
  groups(): readonly Group[] {
    const groups = new Map<string, Group & { ids: string[]; size: number }>();
    for (const [id, names] of this.#names) {
      const key = keyOf(names);
      const group = groups.get(key) ?? { names, ids: [], size: 0 };
      group.ids.push(id);
      group.size += this.#find(id)?.size ?? 0;
      groups.set(key, group);
    }
    return [...groups.values()].toSorted(
      (a, b) => a.size - b.size || keyOf(a.names).localeCompare(keyOf(b.names)),
    );
  }
}

/**
 * Two groups as one, and how many characters that spares: a request of each screen of both, without what others read
 * more. Nothing if that is more for one of them than a request.
 */
function joined(needs: Needs, one: Group, other: Group, least: number) {
  const names = new Set([...one.names, ...other.names]);
  const ids = [...one.ids, ...other.ids];
  const inBoth = one.names.size + other.names.size - names.size;
  const costs = needs.costs(ids, names);
  const isFair = costs.every((cost) => cost <= least);
  return { names, ids, spared: isFair ? inBoth * least - costs.reduce((sum, cost) => sum + cost, 0) : 0 };
}

/**
 * Joins each group that would make a small file with the one where that spares most, if it spares anything. The sign-in
 * form needs nothing of the screens behind it: what it shares with any of them is one file.
 */
function gather(needs: Needs, least: number): void {
  const withSignIn = needs.groups().filter(({ names }) => names.size > 1 && names.has('sign-in'));
  const sharing = new Set(withSignIn.flatMap(({ names }) => [...names]));
  for (const id of withSignIn.flatMap(({ ids }) => ids)) needs.add(id, sharing);
  const alone = new Set<string>();
  for (;;) {
    const shared = needs.groups().filter(({ names }) => names.size > 1 && !names.has('sign-in'));
    const small = shared.find(({ names, size }) => size < least && !alone.has(keyOf(names)));
    if (!small) return;
    const [best] = shared
      .filter((other) => other !== small)
      .map((other) => joined(needs, small, other, least))
      .toSorted((a, b) => b.spared - a.spared);
    if (best && best.spared > 0) for (const id of best.ids) needs.add(id, best.names);
    else alone.add(keyOf(small.names));
  }
}

const languages = ['de', 'en'] as const;
/** What tells files apart that as many screens need. */
const ends = ['', ...Array.from('bcdefghij', (letter) => `-${letter}`)];

/**
 * Puts modules that are needed by the same screens into one file, so that a screen asks for ten files in place of two
 * hundred; what would make a small file joins another one. All that a module imports is needed by at least
 * the same screens, so files never import each other in a circle. Texts have files of their own in each language. What only
 * rare screens need is left to the bundler.
 *
 * @param find finds a module
 * @param entry the module that the page starts with: all that it imports at its top is in the page's own file
 * @returns the names of the files, by the ids of the modules
 */
export function planChunks(
  screens: readonly Pick<Screen, 'name' | 'modules' | 'isRare'>[],
  root: string,
  find: Find,
  entry: string,
): ReadonlyMap<string, string> {
  const first = new Needs(find);
  first.add(entry, new Set(['entry']));
  const isFirst = new Set(first.groups().flatMap(({ ids }) => ids));
  const code = new Needs((id) => (isFirst.has(id) ? undefined : find(id)));
  const texts = languages.map((language) => [language, new Needs(find)] as const);
  for (const { name, modules } of screens.filter(({ isRare }) => isRare !== true)) {
    const names = new Set([name]);
    for (const module of modules) {
      if (!module.includes('{language}')) code.add(path.join(root, module), names);
      else
        for (const [language, needs] of texts)
          needs.add(path.join(root, module.replace('{language}', language)), names);
    }
  }
  const files = new Map<string, string>();
  const name = (needs: Needs, prefix: string) => {
    for (const { names, ids } of needs.groups()) {
      const about = names.size > 2 ? `${names.size}-screens` : [...names].join('-').replaceAll(' ', '-');
      const taken = new Set(files.values());
      const free =
        ends.find((end) => !taken.has(prefix + about + end)) ??
        `-of-${keyOf(names).replaceAll(/, | /gu, '-')}`;
      // What of the entry's modules the page does not use, such as parts of a library, is needed by no screen either.
      for (const id of ids) if (!isFirst.has(id)) files.set(id, prefix + about + free);
    }
  };
  gather(code, LEAST);
  name(code, '');
  for (const [language, needs] of texts) {
    gather(needs, LEAST_TEXTS);
    name(needs, `texts-${language}-`);
  }
  return files;
}
