import type { Route } from '@playwright/test';
import { expect, germanOnPhones, test } from './fixtures';
import { expectAccessibleInBothThemes } from './looks';
import { tabTo } from './keyboard';
import { ProfilePage, closeTo } from './pages/profilePage';
import { halves } from './pictureFiles';

test.use({ signedInAs: 'member' });

test('a photo is cropped to a square, saved in three sizes, and shown at once and after a reload (R-12.4, R-12.6, R-12.15, R-12.19, R-12.20)', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('photo');
  await expect(profile.save).toBeDisabled();
  await expect(profile.dialog.getByText('JPEG or PNG, at most 10 MB.')).toBeVisible();
  await profile.chooseAndWait('me.jpg', halves(200, 150));
  const body = await profile.sent();
  expect(Object.keys(body)).toEqual(['guid', 'photo', 'photoMedium', 'photoSmall']);
  for (const [name, edge] of Object.entries({ photo: 1024, photoMedium: 320, photoSmall: 96 })) {
    expect(body[name]).toMatch(/^data:image\/jpeg;base64,/u);
    const { width, height, colors } = await profile.read(body[name]);
    expect([width, height], name).toEqual([edge, edge]);
    expect(closeTo(colors[0], [0, 0, 0]) && closeTo(colors[2], [255, 255, 255]), name).toBe(true);
  }
  await expect(profile.dialog).toBeHidden();
  const header = page.getByRole('button', { name: /^Account/u }).locator('img');
  await expect(header).toHaveAttribute('src', body['photoSmall'] ?? '');
  await expect(page.locator(`main img[src="${body['photoMedium']}"]`)).toBeVisible();
  await page.reload();
  await expect(header).toHaveAttribute('src', body['photoSmall'] ?? '');
  await expect(page.locator(`main img[src="${body['photoMedium']}"]`)).toBeVisible();
});

test('a background has the proportions three to one, and is sent alone (R-12.4, R-12.6, R-12.15, R-12.19, R-12.20)', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('background');
  await expect(profile.save).toBeDisabled();
  await profile.chooseAndWait('field.jpg', halves(300, 150));
  const body = await profile.sent();
  expect(Object.keys(body)).toEqual(['guid', 'background']);
  const { width, height } = await profile.read(body['background']);
  expect([width, height]).toEqual([1800, 600]);
  await expect(page.locator(`main img[src="${body['background']}"]`)).toBeVisible();
  await page.reload();
  await expect(page.locator(`main img[src="${body['background']}"]`)).toBeVisible();
});

test('a photo that was not saved is not sent with a background (R-12.15)', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('photo');
  await profile.chooseAndWait('me.jpg', halves(60, 60));
  await page.keyboard.press('Escape');
  await profile.dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(profile.dialog).toBeHidden();
  await profile.change('background');
  await expect(profile.save).toBeDisabled();
  await profile.chooseAndWait('field.jpg', halves(90, 30));
  expect(Object.keys(await profile.sent())).toEqual(['guid', 'background']);
});

/** Faults of a save, with the reason that the user is told. */
const faults: readonly (readonly [(route: Route) => Promise<void>, RegExp])[] = [
  [async (route) => route.fulfill({ status: 500, body: '<h1>no</h1>' }), /reports an error \(500\)/u],
  [async (route) => route.fulfill({ status: 200, body: '<h1>no</h1>' }), /cannot be read/u],
  [async (route) => route.abort('connectionreset'), /No connection to the server/u],
  [async (route) => route.fulfill({ status: 403, json: { message: 'not yours' } }), /rights.*not yours/u],
  [async (route) => route.fulfill({ status: 403, body: '<h1>no</h1>' }), /do not have the rights/u],
];

for (const what of ['photo', 'background'] as const) {
  test.describe(what, { tag: what === 'background' ? '@all' : [] }, () => {
    test('a picture that cannot be saved shows the reason, and the crop is kept for the next attempt (R-12.19, R-12.32)', async ({
      page,
      trouble,
    }) => {
      trouble.expect(/status of 500/u);
      trouble.expect(/status of 403/u);
      trouble.expect(/ERR_CONNECTION_RESET/u);
      const profile = new ProfilePage(page);
      await profile.open();
      await profile.change(what);
      await profile.chooseAndWait('me.jpg', halves(200, 150));
      await profile.zoom.fill('2');
      const tried: Record<string, string>[] = [];
      for (const [answer, reason] of faults) {
        await page.route('**/users/*', async (route) =>
          route.request().method() === 'PUT' ? answer(route) : route.fallback(),
        );
        tried.push(await profile.sent());
        await expect(profile.dialog.getByRole('alert')).toContainText(reason);
        await expect(profile.dialog.getByRole('alert')).toContainText('Not saved.');
        await expect(profile.zoom).toHaveValue('2');
        await page.unroute('**/users/*');
      }
      const saved = await profile.sent();
      for (const body of tried) expect(body).toEqual(saved);
      await expect(profile.dialog).toBeHidden();
    });
  });
}

test('zooming in never shows more of the picture than there is', { tag: '@all' }, async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('photo');
  await profile.chooseAndWait('me.jpg', halves(200, 150));
  await profile.zoom.fill('2');
  const { width, height } = await profile.read((await profile.sent())['photo']);
  expect([width, height]).toEqual([600, 600]);
});

test('by keyboard alone, another part can be chosen, zoomed and saved (R-12.4)', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const profile = new ProfilePage(page);
  await profile.open();
  await tabTo(page, page.getByRole('button', { name: 'Change photo' }));
  await page.keyboard.press('Enter');
  await expect(profile.dialog.locator('input[type=file]')).toBeFocused();
  await profile.chooseAndWait('me.jpg', halves(200, 100));
  // Moves the picture to the right until its black half fills the frame, which is as far as it goes.
  for (let presses = 0; presses < 30; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(profile.zoom).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(profile.zoom).toHaveValue('1.05');
  await tabTo(page, profile.save);
  const sending = page.waitForRequest((request) => request.method() === 'PUT');
  await page.keyboard.press('Enter');
  const body: Record<string, string> = (await sending).postDataJSON();
  const { colors } = await profile.read(body['photo']);
  expect(closeTo(colors[0], [0, 0, 0]) && closeTo(colors[2], [0, 0, 0])).toBe(true);
  await expect(profile.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeFocused();
});

test(
  'after dragging the picture to the left by touch or mouse, its right part is cropped (R-12.4)',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.change('photo');
    await profile.chooseAndWait('me.jpg', halves(200, 100));
    const box = await profile.frame.boundingBox();
    if (!box) throw new Error('the frame is not shown');
    const [x, y] = [box.x + box.width * 0.75, box.y + box.height / 2];
    if (isMobile) {
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (let step = 1; step <= 10; step += 1)
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: x - (box.width * step) / 10, y }],
        });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - box.width, y, { steps: 10 });
      await page.mouse.up();
    }
    await expect(profile.dialog.locator('img')).toHaveAttribute('style', /translate\(-[1-9]/u);
    const { colors } = await profile.read((await profile.sent())['photo']);
    expect(closeTo(colors[0], [255, 255, 255]) && closeTo(colors[2], [255, 255, 255])).toBe(true);
  },
);

for (const language of ['en', 'de'] as const) {
  test.describe(`in ${language}`, { tag: language === 'en' ? '@all' : '@phone' }, () => {
    test.use({ language, theme: 'system' });
    germanOnPhones(language);

    test('the cropper is accessible (R-12.4)', async ({ page }) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: /^(?:Change photo|Foto ändern)$/u }).click();
      const profile = new ProfilePage(page);
      await expect(profile.dialog).toBeVisible();
      await expectAccessibleInBothThemes(page, { inEverySuite: true });
      await profile.choose('me.jpg', halves(100, 60));
      await expect(profile.frame).toBeFocused();
      await expectAccessibleInBothThemes(page, { inEverySuite: true });
      await profile.choose('letter.jpg', Buffer.from('Dear Jana'));
      await expect(profile.dialog.getByText(/letter\.jpg/u)).toBeVisible();
      await expectAccessibleInBothThemes(page, { inEverySuite: true });
    });
  });
}
