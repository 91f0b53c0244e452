import path from 'node:path';
import { type Plugin, type ResolvedConfig, build } from 'vite';
import { REDIRECT_PAGE } from './hostHeaders.ts';

/**
 * Builds the redirect page separately, which takes 3 KiB. As a second page of the app's build it would share chunks
 * with the app, load 19 KiB in every sign-in window and hidden frame, and change which chunks count as initial.
 */
export function redirectPage(): Plugin {
  let config: ResolvedConfig | undefined;
  return {
    name: 'tagwerk:redirect-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (!config) return;
      const { root } = config;
      const result = await build({
        configFile: false,
        root,
        // Its own address stays, whatever the path of the app is.
        base: './',
        logLevel: 'silent',
        build: {
          write: false,
          target: config.build.target,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: path.join(root, REDIRECT_PAGE) },
        },
      });
      if (Array.isArray(result) || !('output' in result)) throw new Error('one build was asked for');
      for (const file of result.output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
}
