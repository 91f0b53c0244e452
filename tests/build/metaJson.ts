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

/** Emits `/meta.json` with every build; the development server's date is the time of its start. */
export function metaJson(): Plugin {
  const meta: BuildMeta = { buildDate: new Date().toISOString(), version: packageJson.version };
  const source = JSON.stringify(meta);
  return {
    name: 'tagwerk:meta-json',
    // The page contains the date of its own build, so that it recognises a newer one.
    config: () => ({ define: { BUILD_DATE: JSON.stringify(meta.buildDate) } }),
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
