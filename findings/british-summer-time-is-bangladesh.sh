#!/usr/bin/env bash
# luxon 3.7.2 and @date-fns/tz 1.5.0 accept the zone BST, for Bangladesh; AST is Alaska. spacetime refuses both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts luxon@3.7.2 @date-fns/tz@1.5.0 spacetime@7.15.0 > npm.txt
cat > look.mjs <<'JS'
import { TZDate } from '@date-fns/tz';
import { DateTime } from 'luxon';
import spacetime from 'spacetime';

const refused = (read) => {
  try {
    return new Date(read()).toISOString();
  } catch {
    return 'refused';
  }
};
const seen = ['BST', 'AST'].map((zone) => [
  zone,
  refused(() => DateTime.fromISO('2026-07-19T09:00', { zone }).toMillis()),
  refused(() => +new TZDate(2026, 6, 19, 9, 0, 0, zone)),
  refused(() => spacetime('2026-07-19T09:00:00', zone).epoch),
]);
console.log(`Node ${process.version}, ICU ${process.versions.icu}: nine o’clock on 19 July 2026 in a zone, in UTC`);
for (const [zone, luxon, dateFns, other] of seen)
  console.log(`${zone}: luxon 3.7.2 ${luxon}, @date-fns/tz 1.5.0 ${dateFns}, spacetime 7.15.0 ${other}`);
console.log('Guess: BST is refused or 08:00 (British Summer Time), AST is refused or 12:00 (Atlantic).');
console.log('Behaviour: ICU’s old names of three letters, so 03:00 (Bangladesh) and 17:00 (Alaska), valid without a word.');
const wanted = [
  ['BST', '2026-07-19T03:00:00.000Z', '2026-07-19T03:00:00.000Z', 'refused'],
  ['AST', '2026-07-19T17:00:00.000Z', '2026-07-19T17:00:00.000Z', 'refused'],
];
process.exit(JSON.stringify(seen) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
