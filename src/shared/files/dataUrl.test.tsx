import { expect, test } from 'vitest';
import { bytesOfDataUrl, bytesOfFile, dataUrlOfFile, sizeOfDataUrl } from './dataUrl';

test.each([
  ['data:image/png;base64,AAEC', [0, 1, 2]],
  ['data:;base64,-_8=', [251, 255]],
  ['data:image/svg+xml,%3Csvg%2F%3E', [60, 115, 118, 103, 47, 62]],
])('the bytes of %s can be read', (url, bytes) => expect([...(bytesOfDataUrl(url) ?? [])]).toEqual(bytes));

test.each(['data:image/png;base64,%%%', 'https://elsewhere.example/a.png', ''])(
  '%j is no readable data URL',
  (url) => expect(bytesOfDataUrl(url)).toBeUndefined(),
);

test('a file can be converted to a data URL and back', async () => {
  for (const bytes of [[], [1], [1, 2], [250, 251, 252, 253]]) {
    const file = new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
    const url = await dataUrlOfFile(file);
    expect(url).toMatch(/^data:image\/png;base64,/u);
    expect([...(bytesOfDataUrl(url) ?? [])]).toEqual(bytes);
    expect([...(await bytesOfFile(file))]).toEqual(bytes);
    expect(sizeOfDataUrl(url)).toBe(bytes.length);
  }
});
