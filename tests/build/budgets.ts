import type { Plugin, Rolldown } from 'vite';
import type { Screen } from '../bench/budgets';
import { compressedSize, filesOfScreen } from './loadGraph';

interface Measured {
  readonly screen: string;
  readonly kind: 'javascript' | 'css';
  /** KiB by file. */
  readonly files: ReadonlyMap<string, number>;
  readonly size: number;
  readonly limit: number;
}

function measure(bundle: Rolldown.OutputBundle, root: string, screen: Screen): Measured[] {
  const { entry, route } = filesOfScreen(bundle, root, screen, 'de');
  const of = (kind: Measured['kind'], suffix: string): Measured => {
    const names = [...entry, ...route].filter((file) => file.endsWith(suffix));
    const files = new Map(names.map((file) => [file, compressedSize(bundle, file)]));
    const size = [...files.values()].reduce((sum, part) => sum + part, 0);
    return { screen: screen.name, kind, files, size, limit: screen.budget[kind] };
  };
  return [of('javascript', '.js'), of('css', '.css')];
}

function row({ screen, kind, size, limit, files }: Measured): string {
  const line = `  ${screen.padEnd(16)} ${kind.padEnd(10)} ${size.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} KiB`;
  if (size <= limit) return line;
  const parts = [...files].toSorted(([, a], [, b]) => b - a);
  return [
    `${line}  TOO BIG`,
    ...parts.map(([file, part]) => `    ${part.toFixed(1).padStart(6)}  ${file}`),
  ].join('\n');
}

/** Fails the build when the first visit of a screen takes more than its budget. */
export function budgets(screens: readonly Screen[]): Plugin {
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
        const measured = screens.flatMap((screen) => measure(bundle, root, screen));
        if (measured.length === 0) return;
        const table = ['loaded on a first visit, brotli:', ...measured.map(row)].join('\n');
        if (measured.some(({ size, limit }) => size > limit)) this.error(`a budget is exceeded; ${table}`);
        this.environment.logger.info(table);
      },
    },
  };
}
