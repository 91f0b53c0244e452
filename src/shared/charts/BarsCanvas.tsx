import { BarController, BarElement, CategoryScale, Chart, LinearScale, type Plugin } from 'chart.js';
import { useState } from 'react';
import { Bar } from 'react-chartjs-2';
import { HOURS_PER_TAGWERK } from '@/domain/limits';
import { readChartColours } from './chartColours';
import { barScale, linesOf } from './chartSize';

Chart.register(BarController, BarElement, CategoryScale, LinearScale);

const BAR_HEIGHT = 60;
/** The least distance of lines and notches, so that they do not run together. */
const LINE_MIN_PX = 3;
const NOTCH_MIN_PX = 2;
/** Notches take at most this part of the bar, so that its colour is visible even with many hours in few pixels. */
const NOTCH_PART = 0.2;

export interface BarsCanvasProps {
  /** From top to bottom. */
  readonly hours: readonly number[];
  /** The bar of the current week or month is solid, earlier ones are paler. */
  readonly current: number;
}

/** Lines at whole hours and notches at 8 hours, in the colour of the sheet. */
function furrows(hours: readonly number[], surface: string): Plugin<'bar'> {
  return {
    id: 'furrows',
    afterDatasetsDraw(chart) {
      const { ctx } = chart;
      const { x } = chart.scales;
      if (!x) return;
      const pixelsPerHour = x.getPixelForValue(1) - x.getPixelForValue(0);
      const { data } = chart.getDatasetMeta(0);
      ctx.save();
      ctx.strokeStyle = surface;
      const strokeLines = (step: number, width: number, opacity: number) => {
        ctx.lineWidth = width;
        ctx.globalAlpha = opacity;
        ctx.beginPath();
        for (const [index, bar] of data.entries()) {
          for (const hour of linesOf(hours[index] ?? 0, step)) {
            const left = x.getPixelForValue(hour);
            ctx.moveTo(left, bar.y - BAR_HEIGHT / 2);
            ctx.lineTo(left, bar.y + BAR_HEIGHT / 2);
          }
        }
        ctx.stroke();
      };
      if (pixelsPerHour >= LINE_MIN_PX) strokeLines(1, 1, 0.2);
      const gap = pixelsPerHour * HOURS_PER_TAGWERK;
      if (gap >= NOTCH_MIN_PX) strokeLines(HOURS_PER_TAGWERK, Math.min(1.5, gap * NOTCH_PART), 0.95);
      ctx.restore();
    },
  };
}

/** The bars of `HoursBars`, drawn by chart.js. It is mounted again when the theme changes. */
export function BarsCanvas({ hours, current }: BarsCanvasProps) {
  const [{ palette, surface }] = useState(readChartColours);
  const solid = palette[0]?.fill ?? '';
  // 70 % opacity, as the tokens define.
  const pale = `${solid}b3`;

  return (
    <Bar
      data={{
        labels: hours.map((_, index) => index),
        datasets: [
          {
            data: [...hours],
            backgroundColor: hours.map((_, index) => (index === current ? solid : pale)),
            barThickness: BAR_HEIGHT,
            borderRadius: 4,
            borderSkipped: false,
          },
        ],
      }}
      options={{
        indexAxis: 'y',
        responsive: true,
        maintainAspectRatio: false,
        animation: false,
        events: [],
        scales: {
          x: { display: false, min: 0, max: barScale(hours) },
          y: { display: false },
        },
      }}
      plugins={[furrows(hours, surface)]}
    />
  );
}
