import { CHART_COLOURS } from './chartSize';

/** Reads the colours of the current theme for a canvas, which cannot read custom properties. */
export function readChartColours() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--tw-${name}`).trim();
  return {
    surface: read('surface'),
    /** Each colour, and the text colour that is readable on it. */
    palette: Array.from({ length: CHART_COLOURS }, (_, index) => {
      const fill = read(`chart-${index + 1}`);
      return { fill, label: isDark(fill) ? '#ffffff' : '#0a1213' };
    }),
    font: getComputedStyle(document.body).fontFamily,
  };
}

export type ChartColours = ReturnType<typeof readChartColours>;

/** Whether white is easier to read on a colour than ink: by the light that the eye sees of it (WCAG 2.2). */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.2;
}
