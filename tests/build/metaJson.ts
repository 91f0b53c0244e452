import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * The content of `/meta.json`, which identifies the build. A page that belongs to an older build offers to reload
 * itself.
 */
interface BuildMeta {
  /** ISO timestamp of the build. */
  readonly buildDate: string;
  readonly version: string;
}

/** The commit that is built, marked if files differ from it; empty without a history. */
function commitOf(): string {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*'],
    { encoding: 'utf8' },
  );
  return status === 0 ? stdout.trim() : '';
}

/** Emits `/meta.json` with every build; the development server's date is the time of its start. */
export function metaJson(): Plugin {
  const meta: BuildMeta = { buildDate: new Date().toISOString(), version: packageJson.version };
  const source = JSON.stringify(meta);
  return {
    name: 'tagwerk:meta-json',
    // The page contains the date of its own build, so that it recognises a newer one.
    config: () => ({
      define: { BUILD_DATE: JSON.stringify(meta.buildDate), BUILD_COMMIT: JSON.stringify(commitOf()) },
    }),
    configureServer(server) {
      server.middlewares.use('/meta.json', (_request, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'meta.json', source });
    },
  };
}
