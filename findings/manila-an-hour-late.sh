#!/usr/bin/env bash
# @tubular/time 3.10.7 puts Manila nine hours ahead of UTC, so a meeting at 17:00 there is at 18:00; @js-joda/timezone 2.25.2 and @phensley/timezone 1.14.0 eight.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts @tubular/time@3.10.7 @js-joda/core@6.3.2 @js-joda/timezone@2.25.2 @phensley/timezone@1.14.0 > npm.txt
cat > look.mjs <<'JS'
import { Instant, ZoneId } from '@js-joda/core';
import '@js-joda/timezone';
import { TZ } from '@phensley/timezone';
import { DateTime, Timezone } from '@tubular/time';

const MOMENT = new Date('2026-11-18T09:00Z');
const readers = {
  '@tubular/time 3.10.7': (zone) => new DateTime(MOMENT, zone).utcOffsetMinutes / 60,
  '@js-joda/timezone 2.25.2': (zone) => ZoneId.of(zone).rules().offset(Instant.ofEpochMilli(MOMENT.getTime())).totalSeconds() / 3600,
  '@phensley/timezone 1.14.0': (zone) => TZ.fromUTC(zone, MOMENT.getTime()).offset / 3_600_000,
};
console.log(`zone data of @tubular/time ${Timezone.version}; ${MOMENT.toISOString()} there: ${new DateTime(MOMENT, 'Asia/Manila').format('HH:mm')}`);
const seen = Object.entries(readers).map(([name, read]) => {
  const row = ['Asia/Manila', 'Asia/Hong_Kong', 'Asia/Tokyo'].map(read);
  console.log(`${name}: Manila ${row[0]}, Hong Kong ${row[1]}, Tokyo ${row[2]} hours ahead of UTC`);
  return row.join('/');
});
console.log('Guess: Manila 8, Hong Kong 8, Tokyo 9. The file “asia” of the tz database has +08 for the Philippines, with summer time last in 1990.');
console.log('Behaviour: Manila has the hour of Tokyo, in each year, from the data that the library brings along.');
process.exit(seen.join() === '9/8/9,8/8/9,8/8/9' ? 0 : 1);
JS
TZ=UTC node look.mjs
