#!/usr/bin/env bash
# moment-holiday 1.5.1 has Midsummer Day of 2026 in Finland on 27 June and All Saints' Day on 7 November, each a week late; finnish-holidays-js 1.1.2 and date-holidays 3.37.0 have 20 June and 31 October.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts moment-holiday@1.5.1 moment@2.30.1 finnish-holidays-js@1.1.2 date-holidays@3.37.0 > npm.txt
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';
import finnish from 'finnish-holidays-js';
import moment from 'moment-holiday';

moment.modifyHolidays.set('Finland');
const holidays = new Holidays('FI');
const pad = (number) => String(number).padStart(2, '0');
const readers = {
  'moment-holiday 1.5.1': (day) => (moment(`${day}T12:00`).isHoliday() || []).length > 0,
  'finnish-holidays-js 1.1.2': (day) => finnish.year(Number(day.slice(0, 4)), true).some((one) => `${one.year}-${pad(one.month)}-${pad(one.day)}` === day),
  'date-holidays 3.37.0': (day) => (holidays.isHoliday(new Date(`${day}T12:00`)) || []).some(({ type }) => type === 'public'),
};
const days = ['2026-06-20', '2026-06-27', '2026-10-31', '2026-11-07', '2027-06-26', '2027-11-06'];
const seen = Object.entries(readers).map(([name, isOff]) => {
  const off = days.filter((day) => isOff(day));
  console.log(`${name}: of ${days.join(', ')} the holidays are ${off.join(', ')}`);
  return off.join(' ');
});
console.log('Guess: 20 June and 31 October 2026, 26 June and 6 November 2027: the Saturday from 20 to 26 June, and that from 31 October to 6 November (Finnish Church Act, on the days of the church).');
console.log('Behaviour: the first Saturday from 21 June and from 1 November on is taken, so in years whose 20 June is a Saturday (2026, 2037) both days are a week late.');
const right = '2026-06-20 2026-10-31 2027-06-26 2027-11-06';
process.exit(seen.join('; ') === `2026-06-27 2026-11-07 2027-06-26 2027-11-06; ${right}; ${right}` ? 0 : 1);
JS
TZ=Europe/Helsinki node look.mjs
