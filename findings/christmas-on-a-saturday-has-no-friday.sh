#!/usr/bin/env bash
# business-days-js 2.3.0 has the Friday before a holiday on Saturday off for New Year, Juneteenth and 4 July, and not for Christmas and Veterans Day.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts business-days-js@2.3.0 @18f/us-federal-holidays@4.0.0 > npm.txt
cat > look.mjs <<'JS'
import federal from '@18f/us-federal-holidays';
import BusinessDays from 'business-days-js';

const days = { '2020-07-03': '4 July 2020', '2021-06-18': 'Juneteenth 2021', '2021-12-31': 'New Year 2022', '2027-12-24': 'Christmas 2027', '2023-11-10': 'Veterans Day 2023' };
const business = new (BusinessDays.default ?? BusinessDays)({});
const seen = Object.entries(days).map(([day, name]) => {
  const works = [business.check(day), !federal.isAHoliday(new Date(`${day}T12:00:00Z`), { utc: true })];
  console.log(`Friday ${day}, before ${name}: a business day for business-days-js 2.3.0 ${works[0]}, for @18f/us-federal-holidays 4.0.0 ${works[1]}`);
  return works.join(' ');
});
console.log('Guess: false for all five by both: a holiday on Saturday is kept on Friday.');
console.log('Behaviour: business-days-js does so for three of the five.');
process.exit(seen.join() === 'false false,false false,false false,true false,true false' ? 0 : 1);
JS
TZ=America/New_York node look.mjs
