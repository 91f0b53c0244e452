#!/usr/bin/env bash
# se-bank-holidays 1.1.7 has Easter of 2019 and 2038 four weeks early, by the moon in the sky: Good Friday 2038 is 26 March instead of 23 April, and Ascension Day is on 6 May; swedish-holidays 1.1.2 goes by the tables of the church.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts se-bank-holidays@1.1.7 swedish-holidays@1.1.2 > npm.txt
cat > look.mjs <<'JS'
import bank from 'se-bank-holidays';
import swedish from 'swedish-holidays';

const isDay = { Långfredagen: bank.isGoodFriday, Påskdagen: bank.isEasterSunday, Kristi: bank.isAscensionDay };
const dayOf = (date) => date.toISOString().slice(5, 10);
/** The first day of the months March to June that a test of the package accepts. */
function found(year, test) {
  for (let at = Date.UTC(year, 2, 1, 12); at < Date.UTC(year, 6, 1); at += 86_400_000) if (test(new Date(at))) return dayOf(new Date(at));
  return 'none';
}
const seen = [2019, 2026, 2027, 2038, 2057].map((year) => {
  const row = Object.entries(isDay).map(([name, test]) => {
    const { month, day } = swedish.getHolidays(year).find((one) => one.name.startsWith(name));
    return [found(year, test), `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`];
  });
  const [own, other] = [0, 1].map((at) => row.map((days) => days[at]).join(', '));
  console.log(`${year}, Good Friday, Easter and Ascension Day: se-bank-holidays 1.1.7 ${own}; swedish-holidays 1.1.2 ${other}`);
  return own === other ? 'same' : own;
});
console.log('Guess: the same days. Easter is the Sunday after the full moon of the tables of the church, not of astronomy, on or after 21 March (Gregorian calendar; 21 April 2019, 25 April 2038).');
console.log('Behaviour: the phases of the moon are computed, so it is another Sunday in some years; days of work are called holidays, and holidays days of work.');
process.exit(seen.join('; ') === '03-22, 03-24, 05-02; same; same; 03-26, 03-28, 05-06; 03-23, 03-25, 05-03' ? 0 : 1);
JS
TZ=UTC node look.mjs
