import { readFileSync } from 'node:fs';
import path from 'node:path';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?icon';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { iconModule } from './icons';
import { filesBelow } from './sourceFiles';

const folder = path.resolve(import.meta.dirname, '../../node_modules/bootstrap-icons/icons');

/** The shapes of a file, as the browser would parse them. */
function shapesOf(name: string): string {
  const svg = readFileSync(path.join(folder, name), 'utf8');
  return svg
    .slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    .replaceAll(/\n\s*/gu, '')
    .replaceAll(/<(\w+)([^>]*)\/>/gu, '<$1$2></$1>');
}

describe('an icon imported with ?icon', () => {
  it.each([
    ['trash3.svg', trash],
    ['wifi-off.svg', wifiOff],
  ])('has the shapes of the file %s', (name, icon) => {
    expect(renderToStaticMarkup(icon)).toBe(shapesOf(name));
  });

  it('can be any icon of the package', () => {
    const files = filesBelow(folder, /\.svg$/u);
    expect(files.length).toBeGreaterThan(2000);
    for (const file of files) expect(iconModule(readFileSync(file, 'utf8'))).toContain('jsx(');
  });

  it.each([
    '<svg><script>alert(1)</script></svg>',
    '<svg><text>x</text></svg>',
    '<svg><g><path d="M0 0"/></g></svg>',
  ])('throws instead of leaving a part out: %s', (svg) => {
    expect(() => iconModule(svg)).toThrow('more than shapes');
  });
});
