import { describe, expect, test } from 'vitest';
import { deploymentName, hasPlainNames, isOthers, serviceAt } from './deployment';

const service = 'https://time.example/api';

describe('a name per deployment', () => {
  test('it is made from path and service, can be read, and is the same each time (R-22.26)', () => {
    const name = deploymentName('/time/test/', service);
    expect(name).toMatch(/^tagwerk@time-test-[a-z\d]+$/u);
    expect(deploymentName('/time/test/', service)).toBe(name);
    const others = [
      deploymentName('/time/', service),
      deploymentName('/time-test/', service),
      deploymentName('/time/test/', `${service}/v2`),
    ];
    expect(new Set([name, ...others]).size).toBe(4);
  });

  test('it is made for an address that cannot be, too, so that the page can name it (R-22.26)', () => {
    expect(serviceAt('/api/', 'https://time.example')).toBe(service);
    expect(serviceAt('https://', 'https://time.example')).toBe('https:');
  });

  const name = 'tagwerk@b-1';
  test.each([
    ['the first at the root', { path: '/' }, true],
    ['the first below a path', { path: '/b/' }, false],
    ['at the root, where an earlier build has its worker', { path: '/', worker: '/sw.js' }, true],
    ['below a path, under the worker of the root', { path: '/b/', worker: '/sw.js' }, false],
    ['it has them already', { path: '/', marker: name }, true],
    ['another one has them', { path: '/', marker: 'tagwerk@c-1' }, false],
    [
      'another one has them, and its worker is still there',
      { path: '/', marker: 'tagwerk@c-1', worker: '/sw.js' },
      false,
    ],
    ['local storage was emptied by another app', { path: '/', worker: '/sw.js?named' }, false],
  ])('who has the plain names: %s (R-22.27)', (_title, start, isPlain) => {
    expect(hasPlainNames({ name, marker: null, worker: undefined, ...start })).toBe(isPlain);
  });

  test('an entry of local storage is told from those of other deployments and apps (R-22.29)', () => {
    const plain = ['tagwerk.token', 'tagwerk.deployment', 'else', 'tagwerk@b-1.x'];
    expect(plain.filter((entry) => isOthers(entry, ''))).toEqual([]);
    expect(isOthers('tagwerk@b-1/tagwerk.token', '')).toBe(true);
    expect(isOthers('tagwerk@b-1/tagwerk.token', 'tagwerk@b-1/')).toBe(false);
    expect(isOthers('tagwerk@b-12/tagwerk.token', 'tagwerk@b-1/')).toBe(true);
    expect(isOthers('tagwerk.token', 'tagwerk@b-1/')).toBe(true);
    expect(isOthers('else', 'tagwerk@b-1/')).toBe(false);
  });
});
