import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '../bench/budgets.ts';
import type { Part } from '../bench/partBudgets.ts';
import { compressedSize, filesOfScreen, sizeOf } from './loadGraph.ts';

interface Measured {
  readonly screen: string;
  readonly kind: 'javascript' | 'css';
  /** The size of each file in KiB. */
  readonly files: ReadonlyMap<string, number>;
  readonly size: number;
  readonly limit: number;
}

/** The size in KiB of the style sheet within the page itself. */
function inlineStyleSize(bundle: Rolldown.OutputBundle): number {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  return sizeOf(/<style>([\s\S]*?)<\/style>/u.exec(html)?.[1] ?? '');
}

/** Measures a part that is loaded on demand: all files with a matching name. */
function measurePart(bundle: Rolldown.OutputBundle, { name, files, budget }: Part): Measured {
  const names = Object.keys(bundle).filter((file) => files.test(file));
  if (names.length === 0)
    throw new Error(`tests/bench/partBudgets.ts names ${name}, which is not in the build`);
  const sizes = new Map(names.map((file) => [file, compressedSize(bundle, file)]));
  const size = [...sizes.values()].reduce((sum, part) => sum + part, 0);
  return { screen: name, kind: 'javascript', files: sizes, size, limit: budget };
}

function measure(bundle: Rolldown.OutputBundle, root: string, screen: Screen): Measured[] {
  const { entry, route } = filesOfScreen(bundle, root, screen, 'de');
  const of = (kind: Measured['kind'], suffix: string): Measured => {
    const names = [...entry, ...route].filter((file) => file.endsWith(suffix));
    const files = new Map(names.map((file) => [file, compressedSize(bundle, file)]));
    if (kind === 'css') files.set('index.html', inlineStyleSize(bundle));
    const size = [...files.values()].reduce((sum, part) => sum + part, 0);
    return { screen: screen.name, kind, files, size, limit: screen.budget[kind] };
  };
  return [of('javascript', '.js'), of('css', '.css')];
}

/** The build warns above this share of a budget, because the next update of a dependency might exceed it. */
const WARN_ABOVE = 0.92;

function row({ screen, kind, size, limit, files }: Measured): string {
  const line = `  ${screen.padEnd(16)} ${kind.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KiB`;
  if (size <= limit * WARN_ABOVE) return line;
  const parts = [...files].toSorted(([, a], [, b]) => b - a);
  return [
    `${line}  ${size > limit ? 'TOO BIG' : 'nearly too big'}`,
    ...parts.map(([file, part]) => `    ${part.toFixed(1).padStart(6)}  ${file}`),
  ].join('\n');
}

/** Fails the build when the first visit of a screen, or a part loaded on demand, takes more than its budget. */
export function budgets(screens: readonly Screen[], parts: readonly Part[] = []): Plugin {
  let root = '';
  return {
    name: 'tagwerk:budgets',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const measured = [
          ...screens.flatMap((screen) => measure(bundle, root, screen)),
          ...parts.map((part) => measurePart(bundle, part)),
        ];
        if (measured.length === 0) return;
        const table = ['loaded on a first visit and on demand, brotli:', ...measured.map(row)].join('\n');
        if (measured.some(({ size, limit }) => size > limit)) this.error(`a budget is exceeded; ${table}`);
        if (measured.some(({ size, limit }) => size > limit * WARN_ABOVE)) this.warn(table);
        else this.environment.logger.info(table);
      },
    },
  };
}
