import { expect, it } from 'vitest';
import { pageAt, screensAt, workerAt } from './anyAddress';

const page = `<link rel="icon" href="/favicon.svg"><style>@font-face{src:url(/assets/a.woff2)}</style>
<a href="//else.example">z</a>`;

it('the page names its files below the path of the app, and leaves other addresses (R-22.20)', () => {
  expect(pageAt(page, '/')).toBe(page);
  expect(pageAt(page, '/time/'))
    .toBe(`<link rel="icon" href="/time/favicon.svg"><style>@font-face{src:url(/time/assets/a.woff2)}</style>
<a href="//else.example">z</a>`);
});

it('the worker answers the addresses of screens alone (R-22.23)', () => {
  const screens = screensAt('/b.c/');
  const ours = ['/b.c/', '/b.c/work', '/b.c/customer/1-x', '/b.c/work?view=week', '/b.c/?x'];
  const others = [
    '/',
    '/work',
    '/b.c/other/',
    '/b.c/workshop',
    '/b.c/meta.json',
    '/bxc/work',
    '/b.c/index.html',
  ];
  expect([...ours, ...others].filter((path) => screens.test(path))).toEqual(ours);

  expect(workerAt(`allowlist:[${String(screensAt('/'))}]`, '/b/')).toBe(
    `allowlist:[${String(screensAt('/b/'))}]`,
  );
  expect(() => workerAt('', '/b/')).toThrow(/names no screens/u);
});
