import path from 'node:path';
import { type ICruiseResult, type IModule, cruise } from 'dependency-cruiser';
import { lightDoors, rules } from './boundaries';

export interface Cruised {
  /** Paths of the modules that were read, relative to the root. */
  readonly modules: readonly string[];
  /** Lists every violation as `rule: from → to`. */
  readonly violations: readonly string[];
}

/** The modules that are loaded together with a module: imported neither by `import()` nor only as types. */
function loadedWith({ dependencies }: IModule): string[] {
  return dependencies
    .filter(({ dynamic, dependencyTypes }) => !dynamic && !dependencyTypes.includes('type-only'))
    .map(({ resolved }) => resolved);
}

/**
 * Lists `light door: index.ts → page` for every page or dialog that a door loads, directly or through other modules.
 */
function heavyDoors(modules: readonly IModule[]): string[] {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  return modules
    .filter(({ source }) => lightDoors.door.test(source))
    .flatMap(({ source: door }) => {
      const reached = new Set([door]);
      for (const source of reached) {
        const module = bySource.get(source);
        if (module) for (const next of loadedWith(module)) reached.add(next);
      }
      return [...reached]
        .filter((source) => lightDoors.heavy.test(source))
        .map((source) => `light door: ${door} → ${source}`);
    });
}

/** The sibling folders, such as `list` and `entry` of a feature, that contain a module and its import. */
function neighbours(from: string, to: string): readonly [string, string] | undefined {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  // Files directly in the common folder belong to no sibling.
  if (depth < 0 || depth >= one.length - 1 || depth >= other.length - 1) return undefined;
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')];
}

/**
 * Lists `no circle of folders: features/x/list` for every folder of a feature or the domain that depends on itself
 * through its siblings, even if only by types: such folders are divided in the wrong place.
 */
function circlesOfFolders(modules: readonly IModule[]): string[] {
  const needs = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved } of dependencies) {
      // Helpers of tests may use whatever they test.
      if (source.includes('/testing/')) continue;
      const [from = '', to = ''] = neighbours(source, resolved) ?? [];
      if (/^src\/(?:domain|features\/[^/]+)\/./u.test(from))
        needs.set(from, (needs.get(from) ?? new Set()).add(to));
    }
  return [...needs].flatMap(([from, folders]) => {
    const reached = new Set(folders);
    for (const folder of reached) for (const next of needs.get(folder) ?? []) reached.add(next);
    return reached.has(from) ? [`no circle of folders: ${from}`] : [];
  });
}

/** Reads all imports below `src` and `tests` of a project, and checks them against the rules. */
export async function cruiseProject(root: string, folders: readonly string[]): Promise<Cruised> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Type imports are dependencies, too; without this option they are removed before the check.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      alias: { '@': path.join(root, 'src') },
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.scss', '.d.ts'],
    },
  );
  if (typeof output === 'string') throw new TypeError('dependency-cruiser reported instead of answering');
  const { modules, summary }: ICruiseResult = output;
  return {
    modules: modules.map(({ source }) => source),
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...heavyDoors(modules),
      ...circlesOfFolders(modules),
    ],
  };
}
