import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Modules that libraries carry along and this app cannot reach, with what stands in for them. Each line is measured
 * on the sign-in screen; a library that moves such a file fails the build instead of growing unnoticed.
 */
const replaced = [
  // The adapter for `fetch` (3.6 KiB): in a browser axios takes XMLHttpRequest, and nobody asks for the other one.
  { file: 'axios/lib/adapters/fetch.js', code: 'export const getFetch = () => null; export default null;' },
  // Names of the status codes, kept on the axios object (0.7 KiB): the app compares numbers.
  { file: 'axios/lib/helpers/HttpStatusCode.js', code: 'export default {};' },
  // Reading a token against forged requests from a cookie (0.4 KiB): the service takes a bearer token, no cookies.
  {
    file: 'axios/lib/helpers/cookies.js',
    code: 'export default { read: () => null, readAsync: async () => null, write() {}, remove() {} };',
  },
  // The old way to cancel (0.4 KiB): calls are cancelled by an AbortSignal.
  { file: 'axios/lib/cancel/CancelToken.js', code: 'export default class CancelToken {}' },
  // Query strings that contain themselves (0.2 KiB), and misspelt options (0.5 KiB), which types find.
  { file: 'axios/lib/core/assertParamsAcyclic.js', code: 'export default () => undefined;' },
  {
    file: 'axios/lib/helpers/validator.js',
    code: `const any = () => any;
      export default { assertOptions() {}, validators: { boolean: any, function: any, spelling: any, transitional: any } };`,
  },
  // HTML forms as JSON (0.2 KiB): bodies are JSON from the start.
  { file: 'axios/lib/helpers/formDataToJSON.js', code: 'export default () => null;' },
  // Nested values, files and dates in query strings and forms (0.8 KiB): ours are flat text.
  {
    file: 'axios/lib/helpers/toFormData.js',
    code: `export default (source, target) => {
      for (const [name, value] of Object.entries(source)) {
        if (typeof value !== 'string') throw new TypeError(\`\${name}: text is expected\`);
        target.append(name, value);
      }
      return target;
    };`,
  },
];

/** react-router's package leads everybody to its development build; the other one says less on the console. */
const productionRouter = [
  { find: /^react-router$/u, file: 'react-router/dist/production/index.mjs' },
  { find: /^react-router\/dom$/u, file: 'react-router/dist/production/dom-export.mjs' },
];

/**
 * react-router creates its components by calls that a bundler must take for work with consequences, so the forms and
 * fetchers that nobody imports stay in (1.3 KiB). Marked as what they are, they go.
 */
function markAsPure(code: string): string {
  return code
    .replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gmu, '')
    .replaceAll(/^(var [\w$]+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gmu, '$1/* @__PURE__ */ $2');
}

/** Leaves out parts of libraries that tree shaking cannot see to be unused. */
export function trimLibraries(): Plugin {
  const pending = new Set(replaced.map(({ file }) => file));
  return {
    name: 'tagwerk:trim-libraries',
    apply: 'build',
    enforce: 'pre',
    config: ({ root = process.cwd() }) => ({
      resolve: {
        alias: productionRouter.map(({ find, file }) => ({
          find,
          replacement: path.join(root, 'node_modules', file),
        })),
      },
    }),
    load: {
      filter: { id: /node_modules\/axios\// },
      handler(id) {
        const hit = replaced.find(({ file }) => id.endsWith(`node_modules/${file}`));
        if (!hit) return undefined;
        pending.delete(hit.file);
        return { code: hit.code, moduleSideEffects: false };
      },
    },
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({ code: markAsPure(code), map: null }),
    },
    buildEnd(error) {
      if (!error && pending.size > 0) this.error(`not found, so not left out: ${[...pending].join(', ')}`);
    },
  };
}
