#!/usr/bin/env bash
# js-excel-date-convert 1.0.2 rounds a moment to the nearest midnight in UTC: 15:00 on 18 November is the day number of 19 November, and the hour is lost; @e965/xlsx 0.20.3 shows 46345 as 2026-11-19. What it reads back from 46344.625 is right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts js-excel-date-convert@1.0.2 @e965/xlsx@0.20.3 > npm.txt
cat > look.mjs <<'JS'
import { SSF } from '@e965/xlsx';
import convert from 'js-excel-date-convert';

const seen = ['2026-11-18T00:00:00Z', '2026-11-18T09:00:00Z', '2026-11-18T15:00:00Z', '2026-12-31T15:00:00Z'].map((moment) => {
  const number = convert.toExcelDate(new Date(moment));
  const shown = SSF.format('yyyy-mm-dd hh:mm', number);
  console.log(`js-excel-date-convert 1.0.2 writes ${moment} as ${number}, which @e965/xlsx 0.20.3 shows as ${shown}`);
  return shown;
});
const back = convert.fromExcelDate(46344.625).toISOString();
console.log(`js-excel-date-convert 1.0.2 reads 46344.625 as ${back}`);
console.log('Guess: 46344, 46344.375, 46344.625 and 46387.625, or the whole days 46344 and 46387: the day of a moment does not depend on its hour.');
console.log('Behaviour: from noon on the day is the next one, and the last afternoon of the year is in the new year.');
process.exit(
  seen.join() === '2026-11-18 00:00,2026-11-18 00:00,2026-11-19 00:00,2027-01-01 00:00' && back === '2026-11-18T15:00:00.000Z' ? 0 : 1,
);
JS
TZ=UTC node look.mjs
