#!/usr/bin/env bash
# date-holidays 3.37.0 has no holiday on 21 September 2032, between Respect-for-the-Aged Day and the equinox, and knows 22 September in 2026 and 2037; japanese-holidays 1.0.10 and @holiday-jp/holiday_jp 2.5.1 have all three.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts date-holidays@3.37.0 japanese-holidays@1.0.10 @holiday-jp/holiday_jp@2.5.1 > npm.txt
cat > look.mjs <<'JS'
import holidayJp from '@holiday-jp/holiday_jp';
import Holidays from 'date-holidays';
import japaneseHolidays from 'japanese-holidays';

const holidays = new Holidays('JP');
const days = ['2026-09-21', '2026-09-22', '2026-09-23', '2032-09-20', '2032-09-21', '2032-09-22', '2037-09-22'];
const readers = {
  'date-holidays 3.37.0': (day) => (holidays.isHoliday(new Date(`${day}T12:00:00+09:00`)) || []).some(({ type }) => type === 'public'),
  'japanese-holidays 1.0.10': (day) => Boolean(japaneseHolidays.isHoliday(new Date(`${day}T12:00:00+09:00`))),
  '@holiday-jp/holiday_jp 2.5.1': (day) => holidayJp.isHoliday(new Date(`${day}T12:00:00+09:00`)),
};
const seen = Object.entries(readers).map(([name, isHoliday]) => {
  const missing = days.filter((day) => !isHoliday(day));
  console.log(`${name}: ${missing.length === 0 ? 'all are holidays' : `${missing.join()} is a working day`}`);
  return missing.join();
});
console.log('Guess: all seven are holidays. A day between two national holidays is one (Japanese law on national holidays, article 3, paragraph 3).');
console.log('Behaviour: the rule is written for 22 September between the 21st and the 23rd only; in 2032 the equinox is on the 22nd, so the day between is the 21st.');
process.exit(JSON.stringify(seen) === JSON.stringify(['2032-09-21', '', '']) ? 0 : 1);
JS
TZ=Asia/Tokyo node look.mjs
