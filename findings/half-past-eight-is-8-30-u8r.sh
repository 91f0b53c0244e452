#!/usr/bin/env bash
# moment-parseformat 4.0.0 leaves words as they are in the format that it finds, so “8:30 Uhr” is written as “8:30 U8r” and “Stand 18.11.2026” as “0tamn3 18.11.2026”; only the English “at” is protected.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts moment-parseformat@4.0.0 moment@2.30.1 > npm.txt
cat > look.mjs <<'JS'
import moment from 'moment';
import parseFormat from 'moment-parseformat';

const formatOf = parseFormat.default ?? parseFormat;
const at = moment('2026-11-18T08:30');
const texts = ['18 November 2026 at 8:30', '8:30 Uhr', '18.11.2026 08:30 Uhr', 'Stand 18.11.2026', 'den 18.11.2026', 'Wed 18 Nov 2026, 8:30h'];
const seen = texts.map((text) => {
  const format = formatOf(text);
  const written = at.format(format);
  console.log(`${text}: format ${format}, written ${written}${written === text ? '' : ' (differs)'}`);
  return written;
});
console.log('Guess: each text again, as its day and time are those that are written; what is no part of a date stands in brackets ([Uhr]) in a format of moment.');
console.log('Behaviour: letters that mean nothing to the finder mean something to moment: the h of Uhr is the hour, the t and d of Stand are parts of the day and S is a fraction.');
const wanted = ['18 November 2026 at 8:30', '8:30 U8r', '18.11.2026 08:30 U8r', '0tamn3 18.11.2026', '33n 18.11.2026', 'Wed 18 Nov 2026, 8:308'];
process.exit(seen.join('|') === wanted.join('|') ? 0 : 1);
JS
TZ=UTC node look.mjs
