#!/usr/bin/env bash
# chrono-node 2.10.3 reads “gestern von 22 bis 2 Uhr” as sixteen hours, until 14:00, and “22–6 Uhr” as a span that ends before it begins.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts chrono-node@2.10.3 > npm.txt
cat > look.mjs <<'JS'
import { de, en } from 'chrono-node';

const now = new Date(2026, 10, 18, 10, 15);
const hours = (parser, text) => {
  const [{ start, end }] = parser.parse(text, now);
  return (end.date() - start.date()) / 3_600_000;
};
const seen = [
  [de, 'gestern von 14 bis 18 Uhr'],
  [de, 'gestern von 22 bis 2 Uhr'],
  [de, '22-6 Uhr'],
  [en, 'yesterday from 22:00 to 2:00'],
].map(([parser, text]) => [text, hours(parser, text)]);
for (const [text, length] of seen) console.log(`chrono-node 2.10.3: “${text}” lasts ${length} h`);
console.log('Guess: 4, 4, 8 and 4 hours: the German clock has 24 hours, so 2 Uhr is two at night.');
console.log('Behaviour: in German, 2 Uhr after 22 Uhr becomes 14:00, as if it were half of a day of twelve hours; 22-6 Uhr is negative.');
process.exit(JSON.stringify(seen.map(([, length]) => length)) === '[4,16,-16,4]' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
