import { expect, test } from './fixtures';

test.use({ signedInAs: 'member' });

test('every font is loaded before a page needs it, so that no page is laid out twice', async ({ page }) => {
  await page.goto('/work');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const missing = async () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status !== 'loaded')
        .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`),
    );
  await expect.poll(missing).toEqual([]);
});
