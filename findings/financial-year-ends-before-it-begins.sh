#!/usr/bin/env bash
# fiscal 1.0.0 ends a financial year that is the calendar year on the day before it begins, and get-fiscal-year 3.0.6 makes two years of it; one that begins in April is right in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts fiscal@1.0.0 get-fiscal-year@3.0.6 > npm.txt
cat > look.mjs <<'JS'
import Fiscal from 'fiscal';
import GetFiscalYear from 'get-fiscal-year';

const day = (date) => date.toLocaleDateString('sv-SE');
const NOW = new Date(2026, 10, 18);
function byFiscal(month) {
  const { fiscalYear } = new Fiscal(month).getFiscalInfoForDate(NOW);
  return `${day(fiscalYear.startDate)} to ${day(fiscalYear.endDate)}`;
}
function byGetFiscalYear(lastDay) {
  const years = new GetFiscalYear();
  years.currentDate = NOW;
  const { fiscalYearStart, fiscalYearEnd } = years.getFiscalYearByDate(lastDay);
  return `${day(new Date(fiscalYearStart))} to ${day(new Date(fiscalYearEnd))}`;
}
const seen = [
  [byFiscal(0), byGetFiscalYear('12/31')],
  [byFiscal(3), byGetFiscalYear('03/31')],
];
['from January', 'from April'].forEach((name, at) => {
  console.log(`the year ${name} on 18 November 2026: fiscal 1.0.0 ${seen[at][0]}, get-fiscal-year 3.0.6 ${seen[at][1]}`);
});
console.log('Guess: 2026-01-01 to 2026-12-31, and 2026-04-01 to 2027-03-31, by both.');
console.log('Behaviour: a year is taken to end in the calendar year after the one in which it begins; for January one of them corrects the start alone, and the other starts a year too early.');
const april = '2026-04-01 to 2027-03-31';
process.exit(JSON.stringify(seen) === JSON.stringify([['2026-01-01 to 2025-12-31', '2025-01-01 to 2026-12-31'], [april, april]]) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
