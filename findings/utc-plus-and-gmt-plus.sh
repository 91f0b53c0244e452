#!/usr/bin/env bash
# spacetime 7.15.0 takes UTC+2 for two hours ahead, but GMT+2 for two hours behind.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts spacetime@7.15.0 > npm.txt
cat > look.mjs <<'JS'
import spacetime from 'spacetime';

const inUtc = (zone) => new Date(spacetime('2026-07-19T09:00:00', zone).epoch).toISOString();
const seen = ['UTC+2', 'GMT+2'].map((zone) => [zone, inUtc(zone)]);
console.log('spacetime 7.15.0: nine o’clock in a zone, in UTC');
for (const [zone, time] of seen) console.log(`${zone}: ${time}`);
console.log('Guess: both are 07:00. Behaviour: the second is the other side of Greenwich, as in Etc/GMT+2.');
const isSeen = seen[0][1] === '2026-07-19T07:00:00.000Z' && seen[1][1] === '2026-07-19T11:00:00.000Z';
process.exit(isSeen ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
