#!/usr/bin/env bash
# opening_hours 3.15.0 closes all of Bavaria on 8 August, the holiday of the city of Augsburg, and Luxembourg not on 9 May, a holiday there since 2019; date-holidays 3.37.0 has both right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts opening_hours@3.15.0 date-holidays@3.37.0 > npm.txt
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';
import OpeningHours from 'opening_hours';

const places = [
  { name: 'Munich', code: ['DE', 'BY'], address: { country_code: 'de', state: 'Bayern' }, day: '2025-08-08' },
  { name: 'Augsburg', code: ['DE', 'BY', 'A'], address: { country_code: 'de', state: 'Bayern' }, day: '2025-08-08' },
  { name: 'Luxembourg', code: ['LU'], address: { country_code: 'lu' }, day: '2025-05-09' },
];
const seen = places.map(({ name, code, address, day }) => {
  const noon = new Date(`${day}T12:00:00`);
  const isOpen = new OpeningHours('Mo-Fr 09:00-17:00; PH off', { lat: 48, lon: 11, address }).getState(noon);
  const found = new Holidays(...code).isHoliday(noon);
  const isPublic = found && found.some(({ type }) => type === 'public');
  const row = `${isOpen ? 'open' : 'off'}, ${isPublic ? 'off' : 'open'}`;
  console.log(`${name}, Friday, ${day}: opening_hours 3.15.0 and date-holidays 3.37.0: ${row}`);
  return row;
});
console.log('Guess: open in Munich (Bavarian law on holidays, article 1: 8 August in the city of Augsburg only), off in Augsburg and in Luxembourg (Code du travail, L. 232-2).');
console.log('Behaviour: the day of one city counts for the whole state, as a state is the smallest place it knows; the newer day is not in its list.');
process.exit(seen.join('; ') === 'off, open; off, off; open, off' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
