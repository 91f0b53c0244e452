import { CHART_COLOURS } from './chartSize';

/** Reads the colours of the current theme for a canvas, which cannot read custom properties. */
export function readChartColours() {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--tw-${name}`).trim();
  return {
    surface: read('surface'),
    /** Each colour, and the text colour that is readable on it. */
    palette: Array.from({ length: CHART_COLOURS }, (_, index) => ({
      fill: read(`chart-${index + 1}`),
      label: read(`chart-on-${index + 1}`),
    })),
    font: getComputedStyle(document.body).fontFamily,
  };
}

export type ChartColours = ReturnType<typeof readChartColours>;
