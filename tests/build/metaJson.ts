import type { Plugin } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };

/** What `/meta.json` says: which build this is. A page that knows an older date offers to reload itself. */
export interface BuildMeta {
  /** ISO timestamp of the build. */
  readonly buildDate: string;
  readonly version: string;
}

/** Emits `/meta.json` with every build; the development server answers with the moment it was started. */
export function metaJson(): Plugin {
  const meta: BuildMeta = { buildDate: new Date().toISOString(), version: packageJson.version };
  const source = JSON.stringify(meta);
  return {
    name: 'tagwerk:meta-json',
    // The page knows its own build, so that it can tell a newer one.
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
