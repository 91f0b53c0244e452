#!/usr/bin/env bash
# node-ical 0.26.1 moves one meeting where RANGE=THISANDFUTURE moves all that follow, which ical.js 2.2.1 does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';

const event = (...lines) => ['BEGIN:VEVENT', 'UID:daily', 'DTSTAMP:20261101T080000Z', 'DURATION:PT1H', ...lines, 'END:VEVENT'];
const text = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Daily//EN',
  ...event('DTSTART:20261116T080000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'SUMMARY:Daily'),
  ...event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261118T080000Z', 'DTSTART:20261118T130000Z', 'SUMMARY:Daily, from now on after lunch'),
  'END:VCALENDAR',
  '',
].join('\r\n');
const moment = (date) => date.toISOString().slice(8, 13);

const [series, change] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
series.relateException(change);
const byIcalJs = [];
const iterator = series.iterator();
for (let time = iterator.next(); time; time = iterator.next())
  byIcalJs.push(moment(series.getOccurrenceDetails(time).startDate.toJSDate()));
const entry = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const byNodeIcal = nodeIcal
  .expandRecurringEvent(entry, { from: new Date('2026-11-01'), to: new Date('2026-12-01') })
  .map(({ start }) => moment(start));
console.log(`day and hour in UTC: ical.js 2.2.1 ${byIcalJs.join(', ')}; node-ical 0.26.1 ${byNodeIcal.join(', ')}`);
console.log('Guess: 16T08, 17T08, 18T13, 19T13 (RFC 5545, 3.2.13: the change is for this meeting and all that follow).');
console.log('Behaviour: RANGE is not looked at, so the last meeting is back at eight o’clock.');
process.exit(`${byIcalJs}|${byNodeIcal}` === '16T08,17T08,18T13,19T13|16T08,17T08,18T13,19T08' ? 0 : 1);
JS
TZ=Europe/Berlin node look.mjs
