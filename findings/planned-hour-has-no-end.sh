#!/usr/bin/env bash
# mldoc 1.6.0 reads 09:00 from a time that Org plans for 09:00-10:30, and nothing of its end; orga 4.7.1 and uniorg-parse 3.2.2 read both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts mldoc@1.6.0 orga@4.7.1 uniorg-parse@3.2.2 unified@11.0.5 > npm.txt
cat > look.mjs <<'JS'
import mldoc from 'mldoc';
import { parse } from 'orga';
import { unified } from 'unified';
import uniorg from 'uniorg-parse';

const OPTIONS = { toc: false, parse_outline_only: false, heading_number: false, keep_line_break: false, format: 'Org', heading_to_list: false };
const MORE = { exporting_keep_properties: true, inline_type_with_pos: false, export_md_remove_options: [], hiccup_in_block: false };
const pad = (number) => String(number).padStart(2, '0');
const clock = (time) => (time ? `${pad(time.hour)}:${pad(time.min ?? time.minute)}` : '');
const readers = {
  'mldoc 1.6.0': (text) => {
    const json = mldoc.Mldoc.parseJson(text, JSON.stringify({ ...OPTIONS, ...MORE }));
    const [, [[, [, stamp]]]] = JSON.parse(json).map(([block]) => block).find(([kind]) => kind === 'Paragraph');
    // A range has two stamps; all that is in this one is looked through for a second time.
    const times = JSON.stringify(stamp).match(/\{"hour":\d+,"min":\d+\}/g).map((time) => clock(JSON.parse(time)));
    return times.join('/');
  },
  'orga 4.7.1': (text) => {
    const { date, end } = parse(text).children[0].children.find(({ type }) => type === 'planning').timestamp;
    return [date, end].filter(Boolean).map((time) => time.toISOString().slice(11, 16)).join('/');
  },
  'uniorg-parse 3.2.2': (text) => {
    const plan = unified().use(uniorg).parse(text).children[0].children.find(({ type }) => type === 'planning');
    return [clock(plan.scheduled.start), clock(plan.scheduled.end)].filter(Boolean).join('/');
  },
};
const plans = ['<2026-11-18 Wed 09:00-10:30>', '<2026-11-18 Wed 22:00>--<2026-11-19 Thu 01:15>'];
const seen = Object.entries(readers).map(([name, read]) => {
  const row = plans.map((plan) => read(`* TODO Offer\nSCHEDULED: ${plan}\nText\n`));
  console.log(`${name}: ${plans.map((plan, at) => `${plan} is ${row[at]}`).join(', ')}`);
  return row.join();
});
console.log('Guess: 09:00/10:30 and 22:00/01:15. Org writes a range of times in one day as HH:MM-HH:MM, and one of several days as two stamps (Org manual, 8.1 Timestamps).');
console.log('Behaviour: only the range of two stamps has an end, so what is planned within a day, as most work is, has no length.');
process.exit(seen.join('|') === '09:00,22:00/01:15|09:00/10:30,22:00/01:15|09:00/10:30,22:00/01:15' ? 0 : 1);
JS
TZ=UTC node look.mjs
