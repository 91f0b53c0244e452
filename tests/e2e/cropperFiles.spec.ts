import { MAX_UPLOAD_BYTES } from '@/domain/limits';
import { expect, sameEverywhere, test } from './fixtures';
import { ProfilePage, closeTo } from './pages/profilePage';
import { halves, largeJpeg, printersJpeg, transparentPng } from './pictureFiles';
import { pdfOf } from './receiptFiles';

test.use({ signedInAs: 'member' });
test.skip(({ isMobile }) => isMobile, sameEverywhere);

test('a file that is not a picture is refused with the reason, and the picture before it stays (R-12.16)', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('photo');
  const refusals: [string, Buffer, RegExp][] = [
    ['letter.jpg', Buffer.from('Dear Jana'), /letter\.jpg is neither JPEG nor PNG/u],
    ['invoice.png', pdfOf(1), /invoice\.png is neither JPEG nor PNG/u],
    ['half.jpg', halves(60, 60).subarray(0, 600), /half\.jpg is damaged or incomplete/u],
    ['empty.jpg', Buffer.alloc(0), /empty\.jpg is empty/u],
    ['large.jpg', Buffer.alloc(MAX_UPLOAD_BYTES + 1), /large\.jpg is larger than 10 MB/u],
  ];
  for (const [name, content, words] of refusals) {
    await profile.choose(name, content);
    await expect(profile.dialog.getByText(words)).toBeVisible();
    await expect(profile.save).toBeDisabled();
  }
  await profile.chooseAndWait('me.jpg', halves(60, 60));
  await expect(profile.dialog.getByText(/larger than/u)).toBeHidden();
  await profile.choose('letter.jpg', Buffer.from('Dear Jana'));
  await expect(profile.dialog.getByText(/neither JPEG nor PNG/u)).toBeVisible();
  await expect(profile.frame).toBeVisible();
  await expect(profile.save).toBeEnabled();
});

test('a picture of exactly 10 MB is accepted (R-12.16)', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.change('photo');
  const picture = halves(60, 60);
  // Bytes after the end of a JPEG, which some cameras write, must be ignored.
  const full = Buffer.concat([picture, Buffer.alloc(MAX_UPLOAD_BYTES - picture.length)]);
  await profile.chooseAndWait('me.jpg', full);
});

test.describe('a picture from any camera or program', () => {
  /** The two pictures that `npm test` tries: one with an orientation, and one that is not a photo. */
  const typical = new Set(['turned as its camera says', 'transparent, on white']);
  const pictures: [string, string, () => Buffer, number, readonly (readonly number[])[]][] = [
    // Left is at the bottom once the picture is upright. The halves meet in the middle line, so only one of them is
    // visible.
    ['turned as its camera says', 'turned.jpg', () => halves(150, 100, 3), 800, [[255], [0], [0]]],
    ['in a printer’s colours', 'print.jpg', printersJpeg, 480, [[0, 255, 255]]],
    ['with 40 megapixels', 'large.jpg', largeJpeg, 1024, []],
    [
      'transparent, on white',
      'clear.png',
      () => transparentPng(300),
      300,
      [
        [255, 255, 255],
        [220, 30, 30],
      ],
    ],
    ['smaller than a small photo', 'tiny.png', () => transparentPng(30), 30, []],
  ];
  for (const [what, name, make, edge, colors] of pictures) {
    test(what, { tag: typical.has(what) ? [] : '@all' }, async ({ page }) => {
      const profile = new ProfilePage(page);
      await profile.open();
      await profile.change('photo');
      await profile.chooseAndWait(name, make());
      const { photo } = await profile.sent();
      const picture = await profile.read(photo);
      expect([picture.width, picture.height]).toEqual([edge, edge]);
      colors.forEach((color, at) => expect(closeTo(picture.colors[at], color), `at ${at}`).toBe(true));
    });
  }

  test('a picture taken with the camera on its side is shown upright', { tag: '@all' }, async ({ page }) => {
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.change('photo');
    await profile.chooseAndWait('side.jpg', halves(150, 100, 6));
    // The stored picture has 1,200 by 800 pixels, the displayed one 800 by 1,200.
    const size = await profile.dialog
      .locator('img')
      .evaluate((image) => image instanceof HTMLImageElement && [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([800, 1200]);
    const picture = await profile.read((await profile.sent())['photo']);
    expect([picture.width, picture.height]).toEqual([800, 800]);
    expect(closeTo(picture.colors[0], picture.colors[2] ?? [])).toBe(true);
  });
});
