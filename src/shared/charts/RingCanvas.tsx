import { ArcElement, Chart, DoughnutController, type Plugin } from 'chart.js';
import { useState } from 'react';
import { Doughnut } from 'react-chartjs-2';
import { type ChartColours, readChartColours } from './chartColours';
import { LABELLED_PART, RING_HOLE } from './chartSize';

Chart.register(ArcElement, DoughnutController);

export interface RingCanvasProps {
  readonly slices: readonly {
    readonly hours: number;
    /** 0 to 1. */
    readonly part: number;
    /** `39 %`, in the user's language. */
    readonly percent: string;
    /** 1 to 11. */
    readonly colour: number;
  }[];
}

/** The percentage in the middle of each slice that is wide enough for it. */
function percentages(slices: RingCanvasProps['slices'], { palette, font }: ChartColours): Plugin<'doughnut'> {
  return {
    id: 'percentages',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      ctx.save();
      ctx.font = `560 13px ${font}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      for (const [index, arc] of chart.getDatasetMeta(0).data.entries()) {
        const slice = slices[index];
        if (!slice || slice.part <= LABELLED_PART) continue;
        const { x, y } = arc.tooltipPosition(true);
        ctx.fillStyle = palette[slice.colour - 1]?.label ?? '';
        if (x !== null && y !== null) ctx.fillText(slice.percent, x, y);
      }
      ctx.restore();
    },
  };
}

/** The ring of `HoursRing`, drawn by chart.js. It is mounted again when the theme changes. */
export function RingCanvas({ slices }: RingCanvasProps) {
  const [colours] = useState(readChartColours);

  return (
    <Doughnut
      data={{
        datasets: [
          {
            data: slices.map(({ hours }) => hours),
            backgroundColor: slices.map(({ colour }) => colours.palette[colour - 1]?.fill ?? ''),
            borderColor: colours.surface,
            borderWidth: slices.length > 1 ? 2 : 0,
          },
        ],
      }}
      options={{
        cutout: RING_HOLE,
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        events: [],
      }}
      plugins={[percentages(slices, colours)]}
    />
  );
}
