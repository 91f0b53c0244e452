#!/usr/bin/env bash
# @sapphire/duration 1.2.0 reads -1h30m as minus 30 minutes, and expiry-js 0.1.7 as plus 90; parse-duration 2.1.9 and @icholy/duration 5.1.0 as minus 90.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @sapphire/duration@1.2.0 expiry-js@0.1.7 parse-duration@2.1.9 @icholy/duration@5.1.0 > npm.txt
cat > look.mjs <<'JS'
import icholy from '@icholy/duration';
import { Duration } from '@sapphire/duration';
import expiry from 'expiry-js';
import parse from 'parse-duration';

const MILLISECONDS = 60_000;
const readers = {
  '@sapphire/duration 1.2.0': (text) => new Duration(text).offset / MILLISECONDS,
  'expiry-js 0.1.7': (text) => expiry(text).asMilliseconds() / MILLISECONDS,
  'parse-duration 2.1.9': (text) => parse(text) / MILLISECONDS,
  '@icholy/duration 5.1.0': (text) => new icholy.Duration(text).minutes(),
};
const seen = Object.entries(readers).map(([name, read]) => {
  const row = ['1h30m', '-1h30m', '-30m'].map(read);
  console.log(`${name}: 1h30m ${row[0]}, -1h30m ${row[1]}, -30m ${row[2]} minutes`);
  return row.join('/');
});
console.log('Guess: 90, -90 and -30. A minus in front is that of the whole: “support negative” is -(1h + 40min) in the README of parse-duration, and so is Go’s time.ParseDuration, whose format @icholy/duration has.');
console.log('Behaviour: a correction of the time account is an hour too small, or becomes its opposite.');
process.exit(seen.join() === '90/-30/-30,90/90/30,90/-90/-30,90/-90/-30' ? 0 : 1);
JS
TZ=UTC node look.mjs
