import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BACKGROUND_SIZE, PHOTO_SIZES, PICTURE_ASPECTS, pixelsFor } from './picture';

test('aspect 1 for avatars, 3 for backgrounds; quality 1, 0.5 and 0.1 (R-12.20)', () => {
  expect(PICTURE_ASPECTS).toEqual({ photo: 1, background: 3 });
  const { photo, photoMedium, photoSmall } = PHOTO_SIZES;
  expect([photo.quality, photoMedium.quality, photoSmall.quality]).toEqual([1, 0.5, 0.1]);
});

describe('the pixels of a cropped area', () => {
  test.each([
    [{ width: 3000, height: 3000 }, PHOTO_SIZES.photo, { width: 1024, height: 1024 }],
    [{ width: 3000, height: 3000 }, PHOTO_SIZES.photoSmall, { width: 96, height: 96 }],
    [{ width: 50, height: 50 }, PHOTO_SIZES.photoMedium, { width: 50, height: 50 }],
    [{ width: 5400, height: 1800 }, BACKGROUND_SIZE, { width: 1800, height: 600 }],
    [{ width: 1200, height: 401 }, BACKGROUND_SIZE, { width: 1200, height: 401 }],
    [{ width: 0.2, height: 0.2 }, PHOTO_SIZES.photo, { width: 1, height: 1 }],
  ])('%j within %j', (area, most, pixels) => expect(pixelsFor(area, most)).toEqual(pixels));

  test('the pixels never exceed the size, nor the area', () => {
    const edge = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(edge, edge, (width, height) => {
        const pixels = pixelsFor({ width, height }, BACKGROUND_SIZE);
        expect(pixels.width).toBeLessThanOrEqual(Math.min(width, 1800));
        expect(pixels.height).toBeLessThanOrEqual(Math.min(height, 600));
        expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
