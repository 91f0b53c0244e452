#!/usr/bin/env bash
# orga 4.7.1 reads no day from an Org date that repeats or warns (+1w, -3d), mldoc 1.6.0 no end from 09:00-10:30; uniorg-parse 3.2.2 reads both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts orga@4.7.1 mldoc@1.6.0 uniorg-parse@3.2.2 unified@11.0.5 > npm.txt
cat > look.mjs <<'JS'
import mldoc from 'mldoc';
import { parse } from 'orga';
import { unified } from 'unified';
import uniorg from 'uniorg-parse';

const OPTIONS = { toc: false, parse_outline_only: false, heading_number: false, keep_line_break: false, format: 'Org', heading_to_list: false };
const MORE = { exporting_keep_properties: true, inline_type_with_pos: false, export_md_remove_options: [], hiccup_in_block: false };
const pad = (number) => String(number).padStart(2, '0');
const clock = (time) => (time && typeof time.hour === 'number' ? `${pad(time.hour)}:${pad(time.min ?? time.minute)}` : '');
const readers = {
  'orga 4.7.1': (text) => {
    const time = parse(text).children[0].children.find(({ type }) => type === 'planning').timestamp;
    return time ? [time.date, time.end].filter(Boolean).map((date) => date.toISOString().slice(0, 16)).join('/') : 'no day';
  },
  'mldoc 1.6.0': (text) => {
    const blocks = JSON.parse(mldoc.Mldoc.parseJson(text, JSON.stringify({ ...OPTIONS, ...MORE })));
    const [, [[, stamp]]] = blocks.map(([block]) => block).find(([kind]) => kind === 'Paragraph');
    const { date, time } = stamp[1];
    return `${date.year}-${pad(date.month)}-${pad(date.day)} ${clock(time)}`.trim();
  },
  'uniorg-parse 3.2.2': (text) => {
    const plan = unified().use(uniorg).parse(text).children[0].children.find(({ type }) => type === 'planning');
    const { start, end } = plan.scheduled ?? plan.deadline;
    return `${start.year}-${pad(start.month)}-${pad(start.day)} ${[clock(start), clock(end)].filter(Boolean).join('/')}`.trim();
  },
};
const plans = ['SCHEDULED: <2026-11-18 Wed 09:00-10:30>', 'SCHEDULED: <2026-11-18 Wed 09:00 +1w>', 'DEADLINE: <2026-11-20 Fri -3d>'];
const seen = plans.map((plan) => {
  console.log(plan);
  return Object.entries(readers).map(([name, read]) => {
    const what = read(`* TODO Offer\n${plan}\nText\n`);
    console.log(`  ${name}: ${what}`);
    return what;
  });
});
console.log('Guess: 09:00 to 10:30 on 18 November, the same day at 09:00, and 20 November (Org manual, 8.1 Timestamps, 8.3 and 8.3.2: a range, a warning, a repeater).');
console.log('Behaviour: one loses the days of whatever repeats or warns, the other the end of whatever has one, without an error.');
const wanted = [
  ['2026-11-18T09:00/2026-11-18T10:30', '2026-11-18 09:00', '2026-11-18 09:00/10:30'],
  ['no day', '2026-11-18 09:00', '2026-11-18 09:00'],
  ['no day', '2026-11-20', '2026-11-20'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
