#!/usr/bin/env bash
# opening_hours 3.15.0 knows the holidays of Ticino by the German name of the canton only: 6 January is off in Tessin and open in Ticino, and so it is with Vaud, Fribourg, Valais and Geneva; date-holidays 3.37.0 goes by codes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts opening_hours@3.15.0 date-holidays@3.37.0 > npm.txt
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';
import OpeningHours from 'opening_hours';

const isOff = (state, day) => {
  const place = { lat: 46, lon: 9, address: { country_code: 'ch', state } };
  return !new OpeningHours('Mo-Su 09:00-17:00; PH off', place).getState(new Date(`${day}T12:00:00`));
};
const cantons = [
  { here: 'Ticino', german: 'Tessin', code: 'TI', day: '2027-01-06' },
  { here: 'Vaud', german: 'Waadt', code: 'VD', day: '2027-01-02' },
  { here: 'Fribourg', german: 'Freiburg', code: 'FR', day: '2027-12-08' },
  { here: 'Valais', german: 'Wallis', code: 'VS', day: '2027-03-19' },
  { here: 'Genève', german: 'Genf', code: 'GE', day: '2027-12-31' },
];
const seen = cantons.map(({ here, german, code, day }) => {
  const isHoliday = new Holidays('CH', code).isHoliday(new Date(`${day}T12:00:00`));
  const isPublic = isHoliday && isHoliday.some(({ type }) => type === 'public');
  const row = [isPublic, isOff(german, day), isOff(here, day)].map((is) => (is ? 'off' : 'open'));
  console.log(`${day} in ${code}: date-holidays 3.37.0 ${row[0]}; opening_hours 3.15.0 ${row[1]} as ${german}, ${row[2]} as ${here}`);
  return row.join();
});
console.log('Guess: off under both names. Its documentation asks for the name in the local language, which is Italian in Ticino and French in the others.');
console.log('Behaviour: a name that is not in its German list is that of no canton, and the days of all of Switzerland are left.');
process.exit(seen.every((row) => row === 'off,off,open') ? 0 : 1);
JS
TZ=Europe/Zurich node look.mjs
