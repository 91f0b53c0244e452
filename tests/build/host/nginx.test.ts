import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyLarge } from '../../suite';
import { headersAt, readHeaderRules } from '../hostHeaders';
import { filesBelow } from '../sourceFiles';
import { host } from './host';
import { giveBuild } from './madeUpBuild';

/** Where the app lives in two deployments of one server. */
const bases = ['/', '/time/'] as const;
let root = '';
const at = (name: string) => path.join(root, name);
const outOf = (base: string) => at(base === '/' ? 'first' : 'second');

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'tagwerk-nginx-'));
  chmodSync(root, 0o755);
  giveBuild(at('dist'));
  for (const base of bases) {
    writeFileSync(at('settings.json'), JSON.stringify({ VITE_BASE_PATH: base }));
    await host({ dist: at('dist'), settings: at('settings.json'), out: outOf(base) });
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(bases)('each location for nginx below %s has all headers of its files (R-22.12)', (base) => {
  const rules = readHeaderRules(readFileSync(path.join(outOf(base), 'site/_headers'), 'utf8'));
  const locations = readFileSync(path.join(outOf(base), 'nginx.conf'), 'utf8').split('\n\n');
  for (const [match, address] of [
    [`^~ ${base}assets/`, `${base}assets/a-1.js`],
    [`= ${base}src/app/redirect.html`, `${base}src/app/redirect.html`],
    [base, `${base}work`],
  ] as const) {
    const location = locations.find((text) => text.startsWith(`location ${match} {`)) ?? '';
    const added = Array.from(location.matchAll(/add_header (\S+) "(.*?)"/gu), ([, name, value]) => [
      name,
      value,
    ]);
    expect(Object.fromEntries(added)).toEqual(headersAt(rules, address));
  }
});

function installed(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** Takes nginx from the machine, or unpacks the package of the system, which needs no rights. */
function findNginx(): string {
  const found = installed();
  if (found !== undefined) return found;
  const folder = at('package');
  mkdirSync(folder);
  const script = 'apt-get download nginx && dpkg -x nginx_*.deb .';
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  const file = path.join(folder, 'usr/sbin/nginx');
  if (status !== 0 || !existsSync(file))
    throw new Error(`nginx is neither on this machine nor to be had by apt-get: ${stderr}`);
  return file;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Root must not run it: then it runs as nobody, who may read the files and write none of them. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** nginx is there when its command returns: it goes to the background once it listens. */
function run(nginx: string, ...args: string[]): void {
  const own = ['-p', at('run'), '-c', at('nginx.conf'), '-e', 'error.log'];
  const { status } = spawnSync(nginx, [...own, ...args], { stdio: 'ignore', timeout: 20_000, ...nobody });
  if (status !== 0) throw new Error(`nginx: ${readFileSync(at('run/error.log'), 'utf8')}`);
}

describe.each(onlyLarge(['nginx']))('%s itself', () => {
  let nginx = '';
  let origin = '';
  beforeAll(async () => {
    nginx = findNginx();
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    mkdirSync(at('run'));
    if (nobody.uid !== undefined) chownSync(at('run'), nobody.uid, nobody.gid);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (it) => `${it}_temp_path ${it};`,
    );
    writeFileSync(
      at('nginx.conf'),
      `pid nginx.pid; error_log error.log; events {}
http { access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; ${bases.map((base) => `include ${outOf(base)}/nginx.conf;`).join(' ')} } }`,
    );
    spawnSync('chmod', ['-R', 'a-w', at('first'), at('second')]);
    run(nginx);
  });
  afterAll(() => {
    if (nginx !== '') run(nginx, '-s', 'stop');
    spawnSync('chmod', ['-R', 'u+w', root]);
  });

  const get = async (address: string, encoding = 'identity') =>
    fetch(origin + address, { headers: { 'accept-encoding': encoding }, redirect: 'manual' });

  test.each(bases)('sends every file below %s with the headers of `_headers` (R-22.12)', async (base) => {
    const site = path.join(outOf(base), 'site');
    const rules = readHeaderRules(readFileSync(path.join(site, '_headers'), 'utf8'));
    const files = filesBelow(path.join(site, base), /(?<!\.gz|\.br)$/u);
    expect(files.length).toBeGreaterThan(8);
    const addresses = files.map((file) => `/${path.relative(site, file).split(path.sep).join('/')}`);
    for (const address of [...addresses, base, `${base}work`, `${base}projects/7`]) {
      const file = addresses.includes(address) ? address : `${base}index.html`;
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(Object.fromEntries(answer.headers)).toMatchObject(
        Object.fromEntries(
          Object.entries(headersAt(rules, address)).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      );
      expect(await answer.text()).toBe(readFileSync(path.join(site, file), 'utf8'));
      const again = await fetch(origin + address, {
        headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'accept-encoding': 'identity' },
      });
      expect([address, again.status]).toEqual([address, 304]);
    }
  });

  test.each([
    ['/time/assets/a-1.js', 'text/javascript', 'gzip'],
    ['/time/assets/lazy/b-1.css', 'text/css', null],
    ['/time/manifest.webmanifest', 'application/manifest+json', null],
    ['/time/assets/font-1.woff2', 'font/woff2', null],
    ['/time/meta.json', 'application/json', null],
    ['/time/work', 'text/html', null],
    ['/src/app/redirect.html', 'text/html', null],
  ])('%s is %s, compressed: %s (R-22.12)', async (address, type, encoding) => {
    const { headers } = await get(address, 'gzip');
    expect([headers.get('content-type'), headers.get('content-encoding')]).toEqual([type, encoding]);
  });

  test.each([
    '/time/assets/gone-1.js',
    '/time/assets/',
    '/time/assets/lazy',
    '/time/assets/lazy/',
    '/assets/gone.js',
  ])('%s is missing: neither a list nor the page, and not to be kept (R-22.12)', async (address) => {
    const { status, headers } = await get(address);
    expect([status, headers.get('cache-control')]).toEqual([404, null]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('the path without its slash leads to the app (R-22.12)', async () => {
    const { status, headers } = await get('/time');
    expect([status, headers.get('location')]).toEqual([301, '/time/']);
  });

  test('each deployment says whether its page is there (R-22.12)', async () => {
    expect(await (await get('/time/healthz')).text()).toBe('ok\n');
    spawnSync('chmod', ['-R', 'u+w', at('second')]);
    rmSync(at('second/site/time/index.html'));
    expect((await get('/time/healthz')).status).toBe(503);
    expect((await get('/time/work')).status).toBe(404);
    expect((await get('/healthz')).status).toBe(200);
  });
});
