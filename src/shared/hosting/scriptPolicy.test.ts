import { expect, test } from 'vitest';
import { isOwnScript } from './scriptPolicy';

const base = 'https://tagwerk.example/time/';

test.each([
  '/time/assets/index-Ab_3.js',
  '/time/assets/lazy/pdfWorker-x-1.js',
  'https://tagwerk.example/time/assets/index.js',
  '/time/sw.js',
  'https://accounts.google.com/gsi/client',
])('%s is a script of this build, or Google’s (R-22.40)', (address) => {
  expect(isOwnScript(address, base)).toBe(true);
});

test.each([
  '/assets/index.js',
  '/time/api/file.js',
  '/time/assets/../api/file.js',
  '/time/assets/%2e%2e/file.js',
  '/time/assets/..%2ffile.js',
  '/time/assets/index.js?to=elsewhere',
  '/time/assets/photo.svg',
  '//elsewhere.example/time/assets/index.js',
  'https://elsewhere.example/assets/index.js',
  'https://accounts.google.com/gsi/client?of=another',
  'data:text/javascript,0',
  'blob:https://tagwerk.example/0',
])('%s is none (R-22.40)', (address) => {
  expect(isOwnScript(address, base)).toBe(false);
});
