import { readFileSync } from 'node:fs';
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
    /violates the following Content Security Policy directive|Refused to execute inline script/u,
  );
  const answer = await page.goto('/work');
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/default-src 'none'/u);
  expect(headers['content-security-policy']).not.toContain('unsafe-');
  expect(headers['x-content-type-options']).toBe('nosniff');
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  const wasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = ""';
    document.body.append(script);
    return 'injected' in document.documentElement.dataset;
  });
  expect(wasRun).toBe(false);
});
