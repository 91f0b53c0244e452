import type { Hair, Look } from './people';
import { randomOf, type Random } from './random';

const skins: Record<Look['skin'], { light: string; shade: string }> = {
  light: { light: '#f3d0ba', shade: '#dba98d' },
  tan: { light: '#e3b088', shade: '#c2885f' },
  brown: { light: '#b57b52', shade: '#915a39' },
  dark: { light: '#7b4b30', shade: '#5d3622' },
};

const backdrops: readonly [string, ...string[]] = [
  '#cfe0ea',
  '#cfe6e1',
  '#e4dfcb',
  '#d3dcee',
  '#f0d9cf',
  '#efe2bd',
  '#e2d6ea',
  '#d9e5cb',
];

/** The hair behind the head, and the hair over the forehead. */
const hairShapes: Record<Hair, { back: string; front: string }> = {
  short: {
    back: '',
    front:
      'M19.5 28C18 17 23 11 32 11s14 6 12.500 17c-.8-4-1.900-6.600-3.400-8.600-6 1.400-13 .8-18-.8-1.800 2.600-2.900 5.600-3.600 9.400Z',
  },
  crop: {
    back: '',
    front:
      'M20 26c-1-9 4-14.500 12-14.500S45 17 44 26c-.9-3.500-2-5.400-3-6.400-5.600-1.400-12.400-1.400-18 0-1 1-2.100 2.900-3 6.400Z',
  },
  long: {
    back: 'M17 47c-1-8-1-15 .5-23C19 15 25 10 32 10s13 5 14.500 14c1.500 8 1.500 15 .5 23-9 3-21 3-30 0Z',
    front:
      'M19.5 30c-.5-11 4-17 12.500-17s13 6 12.500 17c-1.500-5-4-8.500-7.500-11.500-4 4.500-11 7.500-17.500 11.500Z',
  },
  bob: {
    back: 'M17.500 38c-2-8-1.500-15 1-20C21.500 13 26 10.500 32 10.500S42.500 13 45.500 18c2.500 5 3 12 1 20-4 2.600-25 2.600-29 0Z',
    front: 'M20 27c0-9 5-14 12-14s12 5 12 14c-3-2-5.500-4.500-7-7.500-4.500 4-10.500 6.500-17 7.500Z',
  },
  curly: {
    back: 'M20 31a5.500 5.500 0 0 1-2-9 6 6 0 0 1 5-8.500 7 7 0 0 1 9-2.500 7 7 0 0 1 9 2.500 6 6 0 0 1 5 8.500 5.500 5.500 0 0 1-2 9Z',
    front:
      'M20.500 26a4 4 0 0 1 3-5.500 5 5 0 0 1 6-2.500 5 5 0 0 1 7 .5 4.500 4.500 0 0 1 6.500 3 3.500 3.500 0 0 1 .5 4.500c-1-9-3-12-11.500-12S21.500 17 20.500 26Z',
  },
  bun: {
    back: 'M32 3.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
    front:
      'M19.500 27c-1-10 4-15.500 12.500-15.500S45.500 17 44.500 27c-2-5-6.500-8-12.500-8s-10.500 3-12.500 8Z',
  },
  bald: { back: '', front: '' },
  scarf: {
    back: 'M15.500 52c0-6 2-9 1.500-18C16.500 19 22 10 32 10s15.500 9 15 24c-.5 9 1.500 12 1.500 18Z',
    front: 'M19 30c-1-12 4-18.500 13-18.500S46 18 45 30c-1.500-7-5-11.500-13-11.500S20.500 23 19 30Z',
  },
};

const beard =
  'M20.800 31c.2 9 4.200 14 11.200 14s11-5 11.200-14c-1 3.500-2 5-3.700 5.500-2.500-1.600-12.500-1.600-15 0-1.700-.5-2.700-2-3.700-5.500Zm7.200 7.500h8c-.5 1.700-2 2.500-4 2.500s-3.500-.8-4-2.500Z';
const glasses =
  "<g fill='none' stroke='#22282b' stroke-width='1.300' opacity='.85'><circle cx='26.800' cy='29.500' r='3.700'/><circle cx='37.200' cy='29.500' r='3.700'/><path d='M30.500 29q1.500-1 3 0'/></g>";

/** Only characters that would end or change a data URL are escaped, so that the rest stays readable and short. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll(' ', '%20')}`;
}

const path = (d: string, fill: string): string => (d === '' ? '' : `<path d='${d}' fill='${fill}'/>`);

/** A simple portrait, composed from parts; `size` is the width and height in pixels. */
export function portrait(look: Look, key: string, size: number): string {
  const skin = skins[look.skin];
  const hair = hairShapes[look.hair];
  return dataUrl(
    [
      `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64' width='${size}' height='${size}'>`,
      `<rect width='64' height='64' fill='${randomOf(key).pick(backdrops)}'/>`,
      path(hair.back, look.hairColour),
      path('M7 66c0-12 9-18 25-18s25 6 25 18Z', look.clothes),
      path('M26 38h12v10.500c0 3.500-2.800 5.500-6 5.500s-6-2-6-5.500Z', skin.shade),
      path(
        'M20.500 28c0-9.500 4.500-14.500 11.500-14.500S43.500 18.500 43.500 28c0 10-5 17-11.500 17S20.500 38 20.500 28Z',
        skin.light,
      ),
      path(
        'M32 13.500c7 0 11.500 5 11.500 14.500 0 10-5 17-11.500 17 5-3 7.500-9 7.500-16S37 16 32 13.500Z',
        skin.shade,
      ),
      look.beard ? path(beard, look.hairColour) : '',
      path(hair.front, look.hairColour),
      look.glasses ? glasses : '',
      '</svg>',
    ].join(''),
  );
}

const moods: readonly [readonly [string, ...string[]], ...(readonly [string, ...string[]])[]] = [
  ['#1f3d66', '#2f5d92', '#6e9cc0', '#a9c7d9', '#e2e6d8'],
  ['#0d4a50', '#147279', '#3f979b', '#8cc0bd', '#cfdfca'],
  ['#253a30', '#3f5f48', '#5f8259', '#94a877', '#cdd3ae'],
  ['#5a4857', '#8d5b48', '#c9733d', '#e29a57', '#f1c88c'],
  ['#5d3f60', '#8c6287', '#b48aa8', '#d8bec6', '#55704f'],
  ['#4b7a3d', '#7d9f4c', '#a8bf69', '#e3c455', '#f1e2a3'],
];

function field(
  draw: Random,
  colours: readonly [string, ...string[]],
  x: number,
  y: number,
  width: number,
): string {
  const height = draw.between(70, 150);
  const fill = draw.pick(colours);
  const furrows = draw.chance(0.3)
    ? `<path d='M${x} ${y + 18}h${width}m0 18h-${width}m0 18h${width}' stroke='#fff' stroke-opacity='.16' fill='none'/>`
    : '';
  return `<path d='M${x} ${y}h${width}v${height}h-${width}Z' fill='${fill}'/>${furrows}`;
}

/** Fields seen from above, 3:1, with a palette for each person. */
export function landscape(key: string): string {
  const draw = randomOf(`background ${key}`);
  const colours = draw.pick(moods);
  const fields: string[] = [];
  for (let y = -60; y < 460; y += 104) {
    for (let x = -220; x < 1300;) {
      const width = draw.between(90, 260);
      fields.push(field(draw, colours, x, y, width));
      x += width + 4;
    }
  }
  return dataUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 400' width='1200' height='400'><rect width='1200' height='400' fill='${colours[0]}'/><g transform='rotate(${draw.between(-24, 24)} 600 200)'>${fields.join('')}</g></svg>`,
  );
}
