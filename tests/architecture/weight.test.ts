import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { weigh } from './weight';
import { limits, wholeLimits } from './weightLimits';

const { whole, rooms } = weigh(path.resolve(import.meta.dirname, '../../src'));
const { code, files, small, styles } = whole;

describe('the weight of src', () => {
  it(`is ${code} lines of code in ${files} files, ${small} of them with less than 30, and ${styles} lines of styles`, () => {
    const kinds = ['code', 'styles', 'files', 'small'] as const;
    const grown = kinds.filter((kind) => whole[kind] > wholeLimits[kind]);
    expect(grown).toEqual([]);
  });

  it('has a limit for each room, which is raised only with a reason', () => {
    expect(Object.keys(limits)).toEqual(Object.keys(rooms).toSorted());
    const grown = Object.entries(rooms).flatMap(([room, now]) => {
      const [mostCode = 0, mostStyles = 0] = limits[room] ?? [];
      return now.code > mostCode || now.styles > mostStyles ? [`${room}: ${now.code}, ${now.styles}`] : [];
    });
    expect(grown).toEqual([]);
  });
});
