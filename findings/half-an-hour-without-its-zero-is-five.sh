#!/usr/bin/env bash
# enhanced-ms 5.0.0 reads “.5h” as 5 hours, and it and duration-js 4.0.0 “8h15” as 8 hours, the quarter lost; parse-duration 2.1.9 reads half an hour, and parse-loose-time 1.0.1 8:15.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts enhanced-ms@5.0.0 duration-js@4.0.0 parse-duration@2.1.9 parse-loose-time@1.0.1 > npm.txt
cat > look.mjs <<'JS'
import Duration from 'duration-js';
import { ms } from 'enhanced-ms';
import parse from 'parse-duration';
import looseTime from 'parse-loose-time';

const HOUR = 3_600_000;
const texts = ['0.5h', '.5h', '8h15m', '8h15'];
const seen = texts.map((text) => {
  const hours = [ms(text) / HOUR, Duration.parse(text).milliseconds() / HOUR, parse(text, 'h')];
  console.log(`“${text}”: enhanced-ms 5.0.0 ${hours[0]} h, duration-js 4.0.0 ${hours[1]} h, parse-duration 2.1.9 ${hours[2]} h`);
  return hours.slice(0, 2).join();
});
const { hour, minute } = looseTime('8h15');
console.log(`“8h15”: parse-loose-time 1.0.1 ${hour}:${minute}`);
console.log('Guess: 0.5, 0.5, 8.25 and 8.25 hours, or a refusal (null, as enhanced-ms documents it; an error, as duration-js has for 1:30).');
console.log('Behaviour: what does not fit the pattern is skipped: the point before 5, and 15 behind h.');
process.exit(seen.join(' ') === '0.5,0.5 5,0.5 8.25,8.25 8,8' && parse('.5h', 'h') === 0.5 && hour === 8 && minute === 15 ? 0 : 1);
JS
TZ=UTC node look.mjs
