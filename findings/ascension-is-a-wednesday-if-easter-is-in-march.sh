#!/usr/bin/env bash
# holidays-nordic 0.1.1 has Ascension Day of 2027 on Wednesday, 5 May, Whit Sunday on a Saturday and no Easter Monday, as Easter is at the clock change; date-holidays 3.37.0 has all three, and both agree on 2026 and 2028.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts holidays-nordic@0.1.1 date-holidays@3.37.0 > npm.txt
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';
import isNordicHoliday from 'holidays-nordic';

const isHoliday = isNordicHoliday.default ?? isNordicHoliday;
const other = new Holidays('SE');
const names = { goodFriday: /^Långfredagen$/iu, easterMonday: /Annandag påsk/iu, ascension: /Kristi himmelsfärds? ?dag/iu, whitSunday: /Pingstdagen/iu };
const daysOf = (year, nameAt) => {
  const days = Object.values(names).map(() => '-');
  for (let date = new Date(year, 2, 1, 12); date.getMonth() < 7; date.setDate(date.getDate() + 1)) {
    const name = nameAt(new Date(date));
    Object.values(names).forEach((pattern, at) => {
      if (pattern.test(name)) days[at] = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' }).format(date);
    });
  }
  return days.join('; ');
};
const seen = [2026, 2027, 2028, 2032].map((year) => {
  const row = [
    daysOf(year, (date) => isHoliday(date, 'se') || ''),
    daysOf(year, (date) => (other.isHoliday(date) || []).map(({ name }) => name).join()),
  ];
  console.log(`${year}: holidays-nordic 0.1.1 ${row[0]}`);
  console.log(`      date-holidays 3.37.0  ${row[1]}`);
  return row[0] === row[1] ? 'same' : 'other';
});
console.log('Guess: the same days. Ascension Day is 39 days after Easter, always a Thursday, Whit Sunday 49 (Swedish law on public holidays).');
console.log('Behaviour: Easter is midnight of UTC, one o’clock in Stockholm; days are added on the clock there and read in UTC, where one o’clock is 23:00 of the day before as soon as the clock was changed on Easter itself (2024, 2027, 2032).');
process.exit(seen.join() === 'same,other,same,other' ? 0 : 1);
JS
TZ=Europe/Stockholm node look.mjs
