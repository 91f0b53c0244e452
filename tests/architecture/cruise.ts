import path from 'node:path';
import { type ICruiseResult, cruise } from 'dependency-cruiser';
import { rules } from './boundaries';

export interface Cruised {
  /** Paths of the modules that were read, from the root. */
  readonly modules: readonly string[];
  /** `rule: from → to` for everything that breaks a rule. */
  readonly violations: readonly string[];
}

/** Reads every import below `src` and `tests` of a project and holds it against the rules. */
export async function cruiseProject(root: string, folders: readonly string[]): Promise<Cruised> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: root,
      ruleSet: { forbidden: rules },
      validate: true,
      // Type imports are dependencies too: without this they would be gone before anybody looks.
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
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
  };
}
