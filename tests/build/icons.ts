import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const shape = /<(path|circle|rect)((?: [a-z-]+="[^"<>]*")*) ?\/>/gu;
const attribute = / ([a-z-]+)="([^"]*)"/gu;

/** React's name of an attribute, such as `fillRule` for `fill-rule`. */
function reactName(name: string): string {
  return name.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

/**
 * Converts an icon's file to a module whose default export is a React element, so that the browser parses no markup and
 * all uses of the icon share the element.
 *
 * @param svg text of an SVG file of bootstrap-icons, with paths, circles and rectangles only, one after another
 * @throws Error if the file has anything else, which would be missing on the screen
 */
export function iconModule(svg: string): string {
  const inside = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  if (inside.replaceAll(shape, '').trim() !== '')
    throw new Error(`this icon has more than shapes: ${inside}`);
  const elements = Array.from(inside.matchAll(shape), ([, name, attributes = '']) => {
    const props = Array.from(attributes.matchAll(attribute), ([, key = '', value]) => [
      reactName(key),
      value,
    ]);
    return `jsx(${JSON.stringify(name)}, ${JSON.stringify(Object.fromEntries(props))})`;
  });
  return `import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export default ${elements.length === 1 ? elements[0] : `jsxs(Fragment, { children: [${elements.join(', ')}] })`};`;
}

/** Lets a component import `bootstrap-icons/icons/trash3.svg?icon` and show it as `<Icon of={…} />`. */
export function icons(): Plugin {
  return {
    name: 'tagwerk:icons',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?icon$/u },
      handler(id) {
        return iconModule(readFileSync(id.slice(0, -'?icon'.length), 'utf8'));
      },
    },
  };
}
