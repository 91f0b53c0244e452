import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { screensAt } from '../anyAddress';

/** Stands for the app's own renderer: it knows some settings, and puts the company into the first screens. */
const renderer = `
const settings = JSON.parse(globalThis['tagwerk-settings']);
export const basePath = settings.VITE_BASE_PATH ?? '/';
export const settingNames = new Set(['VITE_BASE_PATH', 'VITE_COMPANY_NAME', 'VITE_COMPANY_LOGO', 'VITE_DEMO', 'VITE_API_URL']);
export const environmentProblems = settings.VITE_API_URL === 'api.example' ? ['VITE_API_URL: https:// …'] : [];
export const policySources = { script: [], connect: ['https://api.example'], image: [], frame: [] };
export const renderTemplates = async () => ({ signIn: '<template>$&' + settings.VITE_COMPANY_NAME + '</template>', others: '<template>shell</template>' });
`;

/** Writes a build with a file of each kind, as small as the tests of the host program need it. */
export function giveBuild(dist: string): void {
  const files = {
    'host/page.html':
      '<title>x</title><meta property="csp-nonce" nonce="of-the-build"><div></div><!--sign-in--><script>1</script><!--others--><script>2</script>',
    'host/renderer.mjs': renderer,
    'index.html': 'the page of the build',
    _headers: 'those of the build',
    'sw.js': `precache([{url:"index.html",revision:"old"},{url:"assets/a-1.js",revision:null}]);allow(${String(screensAt('/'))})`,
    'meta.json': '{"buildDate":"2026-01-01T00:00:00.000Z","version":"3.0.0"}',
    'manifest.webmanifest': '{}',
    'favicon.svg': '<svg/>',
    'icon-192.png': 'a picture',
    'src/app/redirect.html': '<script type="module" src="/assets/redirect-1.js"></script>',
    'assets/a-1.js': 'a'.repeat(2000),
    'assets/lazy/b-1.css': 'small',
    'assets/font-1.woff2': 'a font',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
}
