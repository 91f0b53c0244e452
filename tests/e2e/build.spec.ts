import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { filesBelow } from '../build/sourceFiles';
import { expect, test } from './fixtures';

const dist = process.env['TAGWERK_DIST'] ?? 'dist';

test('a build that is not for a demonstration has no demo accounts and no stand-in for a provider (R-2.69)', () => {
  const files = filesBelow(dist, /\.(?:js|html|css)$/u);
  expect(files.length).toBeGreaterThan(20);
  const telling = /nordfeld\.example|__identity|Tobias Reimann/u;
  expect(files.filter((file) => telling.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('every page has a policy that only allows the page’s own inline script', async ({ page, trouble }) => {
  trouble.expect(
    /requires 'TrustedScript' assignment|violates the following Content Security Policy directive|Refused to execute inline script/u,
  );
  const answer = await page.goto('/work');
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/default-src 'none'/u);
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const wasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('document.documentElement.dataset.injected = ""');
    document.body.append(script);
    return 'injected' in document.documentElement.dataset;
  });
  expect(wasRun).toBe(false);
});

test('text becomes neither code nor markup, and scripts are those of the build alone (R-22.41)', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^policy violated: /u);
  trouble.expect(/requires 'Trusted(?:ScriptURL|HTML)' assignment/u);
  trouble.expect(/Creating a TrustedTypePolicy named 'another'/u);
  await page.goto('/work');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const refused = await page.evaluate(() => {
    const isRefused = (act: () => unknown) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const take = (address: string) => () => Object.assign(document.createElement('script'), { src: address });
    return {
      own: isRefused(take('/assets/index.js')),
      elsewhere: isRefused(take('/api/file.js')),
      worker: isRefused(() => new Worker('/api/file.js')),
      markup: isRefused(() => Object.assign(document.createElement('p'), { innerHTML: 'text' })),
      policy: isRefused(() => globalThis.trustedTypes?.createPolicy('another', { createScriptURL: String })),
    };
  });
  expect(refused).toEqual({ own: false, elsewhere: true, worker: true, markup: true, policy: true });
});

for (const [changed, scripts] of [
  ['all inline scripts', /<script>/gu],
  ['the first one', /<script>/u],
] as const) {
  test(`a page that was changed on its way says so instead of staying blank: ${changed} (R-22.15)`, async ({
    page,
    trouble,
  }) => {
    trouble.expect(/Content Security Policy/u);
    trouble.expect(/^policy violated: /u);
    trouble.allow(/TrustedScriptURL/u);
    await page.route('**/work', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(scripts, '$&/* by a proxy */');
      await route.fulfill({ response, body });
    });
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    const said = page.getByText(/on its way from the server/u);
    await expect(said).toBeHidden();
    await expect(said).toBeVisible();
    await expect(page.getByText(/auf dem Weg vom Server verändert/u)).toBeVisible();
  });
}

test('a page as the build has it has lost that text when its scripts have run (R-22.15)', async ({
  page,
}) => {
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#not-started')).toHaveCount(0, { timeout: 1 });
});

test('what an administrator is asked for is in the build: licences with their texts, and an SBOM (R-22.48)', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`${dist}/${file}`, 'utf8'));
  const licences = read('licences.json');
  const entry = (name: string, text: RegExp) =>
    expect.objectContaining({ name, licence: expect.any(String), text: expect.stringMatching(text) });
  expect(licences).toEqual(
    expect.arrayContaining([
      entry('react-dom', /Permission is hereby granted/u),
      // In a worker, in the service worker, a style, a font, and files that a library fetches.
      entry('fflate', /Permission is hereby granted/u),
      entry('workbox-core', /Permission is hereby granted/u),
      entry('bootstrap', /Permission is hereby granted/u),
      entry('@fontsource-variable/geist', /SIL OPEN FONT LICENSE/iu),
      entry('pdfjs-dist', /Apache License[^]+Universite catholique de Louvain/u),
    ]),
  );
  expect(read('sbom.json')).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'tagwerk', type: 'application' } },
  });
});

/** The screens that people open every day, what they ask for first, and what shows that it is there. */
const screens = [
  { address: '/work', call: '/api/workrecords', row: 'main [data-record]' },
  { address: '/expenses', call: '/api/expenses', row: 'main [data-record]' },
  { address: '/timesheets', call: '/api/sheet/time', row: 'main [data-record]' },
  { address: '/customers', call: '/api/customers', row: 'main a[href^="/customer/"]' },
  { address: '/planner/kanban/1', call: '/api/kanban/boards/1/tasks', row: '[data-rfd-draggable-id]' },
];
const dashboard = {
  address: '/dashboard',
  call: '/api/evaluation/me/time',
  row: 'section[aria-labelledby=hours-per-week] li',
};

test.describe('the first row', () => {
  test.use({ signedInAs: 'member' });

  for (const { address, call, row } of [...screens, dashboard])
    test(`${address} needs few files, and what it asks for first is asked once, by the page (R-1.70, R-1.71)`, async ({
      page,
    }) => {
      const calls: string[] = [];
      let scripts = 0;
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      // Later pages of a list are read for its sums.
      const isFirst = (request: Request) =>
        new URL(request.url()).pathname === call && !/"start":[1-9]/u.test(request.postData() ?? '');
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts += 1;
        if (isFirst(request)) calls.push(request.resourceType());
      });
      // Until it is answered, only what the row needs is loaded.
      await page.route(`**${call}`, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('load');
      expect(scripts).toBeLessThanOrEqual(25);
      answer();
      await page.locator(row).first().waitFor();
      // The app's own calls are of another type.
      expect(calls).toEqual(['fetch']);
    });

  for (const { address, call, row } of screens)
    test(`${address} is rendered with its rows at once when their answer has come before the app (R-1.80)`, async ({
      page,
    }) => {
      await page.addInitScript((rows) => {
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('main h1')) return;
          observer.disconnect();
          document.documentElement.dataset['begins'] = document.querySelector(rows)
            ? 'with rows'
            : 'without rows';
        }).observe(document, { subtree: true, childList: true });
      }, row);
      const answered = page.waitForResponse(`**${call}`);
      await page.route('**/assets/index-*.js', async (route) => {
        await (await answered).finished();
        await route.continue();
      });
      await page.goto(address);
      await page.locator(row).first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('data-begins', 'with rows');
    });

  test('scripts of the screen are asked for when the app is there, its answers at once (R-1.73)', async ({
    page,
  }) => {
    const order: string[] = [];
    page.on('request', (request) => {
      const found = /\/api\/workrecords|assets\/work-records/u.exec(request.url())?.[0];
      if (found !== undefined) order.push(found);
    });
    // The page's own call may come before the browser asks for the app.
    const called = page.waitForRequest('**/api/workrecords');
    await page.route('**/assets/index-*.js', async (route) => {
      await called;
      order.push('the app comes');
      await route.continue();
    });
    await page.goto('/work');
    await page.locator('main [data-record]').first().waitFor();
    expect(order.indexOf('assets/work-records')).toBeGreaterThan(order.indexOf('the app comes'));
    expect(order.indexOf('/api/workrecords')).toBeLessThan(order.indexOf('the app comes'));
  });

  test('the drag library’s styles carry the nonce that this page and its policy name (R-22.42)', async ({
    page,
  }) => {
    const answer = await page.goto('/planner/kanban/1');
    await page.locator('[data-rfd-draggable-id]').first().waitFor();
    const nonces = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('meta[property="csp-nonce"], style[data-rfd-always]')].map(
        ({ nonce }) => nonce,
      ),
    );
    expect(nonces).toEqual([expect.stringMatching(/^[\w-]{22}$/u), nonces[0]]);
    expect(answer?.headers()['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
  });

  test('what runs in the background is loaded after the first rows (R-1.72)', async ({ page }) => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route('**/api/workrecords', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/work');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('load');
    expect(asked.filter((url) => /startPresence|startSending/u.test(url))).toEqual([]);
    answer();
    await page.waitForRequest(/startSending/u);
  });
});
