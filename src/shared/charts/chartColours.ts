import { CHART_COLOURS } from './chartSize';

/** A colour of the palette, and the text colour that is readable on it. */
interface ChartColour {
  readonly fill: string;
  readonly label: string;
}

/** The colours of the current theme for a canvas, which cannot read custom properties. */
export interface ChartColours {
  readonly surface: string;
  readonly palette: readonly ChartColour[];
  readonly font: string;
}

/** Reads the colours of the current theme. */
export function readChartColours(): ChartColours {
  const style = getComputedStyle(document.documentElement);
  const read = (name: string) => style.getPropertyValue(`--tw-${name}`).trim();
  return {
    surface: read('surface'),
    palette: Array.from({ length: CHART_COLOURS }, (_, index) => ({
      fill: read(`chart-${index + 1}`),
      label: read(`chart-on-${index + 1}`),
    })),
    font: getComputedStyle(document.body).fontFamily,
  };
}
