#!/usr/bin/env bash
# poland-public-holidays 4.0.0 has no 24 December, which is a day off in Poland since 2025; date-holidays 3.37.0 has it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts poland-public-holidays@4.0.0 date-holidays@3.37.0 > npm.txt
cat > look.mjs <<'JS'
import Holidays from 'date-holidays';
import poland from 'poland-public-holidays';

const days = ['2024-12-24', '2026-12-24', '2026-12-25'];
const other = new Holidays('PL');
const seen = days.map((day) => {
  const isFree = poland.isHoliday(day);
  const found = other.isHoliday(new Date(`${day}T12:00:00`)) || [];
  const isFreeByOther = [...found].some(({ type }) => type === 'public');
  console.log(`${day}: poland-public-holidays 4.0.0 ${isFree}, working day ${poland.isWorkingDay(new Date(`${day}T12:00:00`))}; date-holidays 3.37.0 ${isFreeByOther}`);
  return [isFree, isFreeByOther];
});
console.log('Guess: false, true, true by both (a law of December 2024 made Wigilia a day off from 2025 on).');
console.log('Behaviour: poland-public-holidays calls it a working day in every year, so target hours of a year are a day too many.');
process.exit(JSON.stringify(seen) === JSON.stringify([[false, false], [false, true], [true, true]]) ? 0 : 1);
JS
node look.mjs
