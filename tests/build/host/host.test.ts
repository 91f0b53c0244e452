import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { headersAt, readHeaderRules } from '../hostHeaders';
import { host } from './host';
import { giveBuild } from './madeUpBuild';

let root = '';
const at = (name: string) => path.join(root, name);
const text = (name: string) => readFileSync(at(name), 'utf8');
function give(name: string, content: string): void {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), content);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tagwerk-host-'));
  giveBuild(at('dist'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function deploy(settings: object, out = 'out'): Promise<readonly string[]> {
  give('settings.json', JSON.stringify(settings));
  return host({ dist: at('dist'), settings: at('settings.json'), out: at(out) });
}

test('the page has the settings before its scripts, and first screens that are rendered with them (R-22.5)', async () => {
  expect(await deploy({ VITE_COMPANY_NAME: 'Kesselhaus' })).toEqual([]);
  expect(text('out/site/index.html')).toMatch(
    /<div><\/div><template>\$&Kesselhaus<\/template><script type="application\/json" id="tagwerk-settings">\{"VITE_COMPANY_NAME":"Kesselhaus","TAGWERK_DEPLOYED":"[^"]+"\}<\/script><script>1<\/script><template>shell<\/template><script>2<\/script>$/u,
  );
});

test('no text of the settings ends their element (R-22.5)', async () => {
  const name = '</script><script>alert(1)</script><!--';
  await deploy({ VITE_COMPANY_NAME: name });
  const [, json = ''] = /id="tagwerk-settings">(.*?)<\/script>/u.exec(text('out/site/index.html')) ?? [];
  expect(JSON.parse(json)).toMatchObject({ VITE_COMPANY_NAME: name });
});

test.each<[object, string]>([
  [{ VITE_COMPANY_NAMES: 'K' }, 'VITE_COMPANY_NAMES is no setting; the nearest is VITE_COMPANY_NAME'],
  [{ BASE_PATH: '/' }, 'BASE_PATH is no setting; the nearest is VITE_BASE_PATH'],
  [{ VITE_API_URL: 'api.example' }, 'VITE_API_URL: "api.example" is not possible; expected is https:// …'],
  [{ VITE_COMPANY_LOGO: `data:image/png;base64,${'A'.repeat(5_000_000)}` }, 'VITE_COMPANY_LOGO has 4883 KiB'],
  [{ VITE_DEMO: 'true' }, 'VITE_DEMO is a part of the build'],
  [{ VITE_COMPANY_NAME: 5 }, 'VITE_COMPANY_NAME: 5 is no text'],
  [[], 'this is no JSON object'],
])(
  'wrong settings %# are refused in one line, and nothing is written (R-22.6)',
  async (settings, problem) => {
    const problems = await deploy(settings);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(existsSync(at('out'))).toBe(false);
  },
);

test('what is no build, or has no settings, is named (R-22.6)', async () => {
  const order = { dist: at('dist'), settings: at('none.json'), out: at('out') };
  expect(await host(order)).toEqual([expect.stringContaining('none.json is missing')]);
  expect(await host({ ...order, dist: root })).toEqual([expect.stringContaining('is no build')]);
});

test('files lie below the base path; those of the build are copied as they are, without the host program (R-22.7)', async () => {
  await deploy({ VITE_BASE_PATH: '/time/' });
  expect(text('out/site/time/assets/a-1.js')).toBe(text('dist/assets/a-1.js'));
  expect(text('out/site/time/assets/lazy/b-1.css')).toBe('small');
  expect([existsSync(at('out/site/time/host')), existsSync(at('out/site/index.html'))]).toEqual([
    false,
    false,
  ]);
  expect(text('dist/index.html')).toBe('the page of the build');
});

test('text of a KiB and more is there for gzip and Brotli, too (R-22.8)', async () => {
  await deploy({});
  const file = at('out/site/assets/a-1.js');
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('a'.repeat(2000));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe('a'.repeat(2000));
  expect(existsSync(at('out/site/assets/lazy/b-1.css.gz'))).toBe(false);
});

test('headers follow from the settings and the written page, at the base path (R-22.9)', async () => {
  await deploy({ VITE_BASE_PATH: '/time/' });
  const rules = readHeaderRules(text('out/site/_headers'));
  const page = headersAt(rules, '/time/work')['Content-Security-Policy'];
  // The settings are data, which nobody runs: only the two scripts have a hash.
  expect(page?.match(/sha256-/gu)).toHaveLength(2);
  expect(page).toContain("connect-src 'self' https://api.example;");
  expect(headersAt(rules, '/time/assets/a-1.js')['Cache-Control']).toContain('immutable');
  expect(headersAt(rules, '/other')).toEqual({});
});

test('each page has a nonce of its own, which its policy names, and keeps it while nothing else changes (R-22.49)', async () => {
  const nonce = async (name: string) => {
    await deploy({ VITE_COMPANY_NAME: name });
    const inPage = /<meta property="csp-nonce" nonce="([\w-]{22})">/u.exec(text('out/site/index.html'))?.[1];
    expect(text('out/site/_headers')).toContain(`'nonce-${inPage}'`);
    return inPage;
  };
  const first = await nonce('One');
  expect(await nonce('One')).toBe(first);
  expect(await nonce('Two')).not.toBe(first);
});

test('other settings are a new version for service workers and open pages; the same ones are not (R-22.10)', async () => {
  const version = () => [
    /index\.html",revision:"([^"]*)"/u.exec(text('out/site/sw.js'))?.[1],
    /"buildDate":"([^"]*)"/u.exec(text('out/site/meta.json'))?.[1],
  ];
  await deploy({ VITE_COMPANY_NAME: 'One' });
  const first = version();
  expect(text('out/site/index.html')).toContain(`"TAGWERK_DEPLOYED":"${first[1]}"`);
  await deploy({ VITE_COMPANY_NAME: 'One' });
  expect(version()).toEqual(first);
  await deploy({ VITE_COMPANY_NAME: 'Two' });
  expect(version()[0]).not.toBe(first[0]);
  expect(Date.parse(version()[1] ?? '')).toBeGreaterThan(Date.parse(first[1] ?? ''));
});

test('files of the build before stay for pages that are open, and present ones are not written again (R-22.11)', async () => {
  await deploy({});
  const before = statSync(at('out/site/assets/a-1.js')).mtimeMs;
  rmSync(at('dist/assets/lazy'), { recursive: true });
  give('dist/assets/c-2.js', 'new');
  await deploy({ VITE_COMPANY_NAME: 'Two' });
  expect(text('out/site/assets/lazy/b-1.css')).toBe('small');
  expect(text('out/site/assets/c-2.js')).toBe('new');
  expect(statSync(at('out/site/assets/a-1.js')).mtimeMs).toBe(before);
});

test('the program says in one line what is missing (R-22.6)', () => {
  const program = path.join(import.meta.dirname, 'main.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program, '--dist', 'x'], {
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, '--dist FOLDER --settings FILE --out FOLDER']);
});
