#!/usr/bin/env bash
# node-ical 0.26.1 and ts-ics 2.4.6 leave out the days that RDATE adds to a repeated meeting; ical.js 2.2.1 has them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ts-ics@2.4.6 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar, extendByRecurrenceRule } from 'ts-ics';

const calendar = (lines) =>
  [
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Review//EN',
    'BEGIN:VEVENT', 'UID:review', 'DTSTAMP:20261001T080000Z', 'DTSTART:20261019T070000Z', 'DURATION:PT1H', ...lines, 'SUMMARY:Review', 'END:VEVENT',
    'END:VCALENDAR', '',
  ].join('\r\n');

const text = calendar(['RRULE:FREQ=WEEKLY;COUNT=3', 'RDATE:20261022T070000Z']);
const from = new Date('2026-10-01T00:00:00Z');
const to = new Date('2026-12-01T00:00:00Z');
const day = (date) => date.toISOString().slice(5, 10);

const byIcalJs = [];
const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).iterator();
for (let time = iterator.next(); time; time = iterator.next()) byIcalJs.push(day(time.toJSDate()));
const entry = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const byNodeIcal = nodeIcal.expandRecurringEvent(entry, { from, to }).map(({ start }) => day(start));
const [event] = convertIcsCalendar(undefined, text).events;
const byTsIcs = extendByRecurrenceRule(event.recurrenceRule, { start: event.start.date, end: to }).map(day);
console.log(`ical.js 2.2.1: ${byIcalJs.join(', ')}`);
console.log(`node-ical 0.26.1: ${byNodeIcal.join(', ')}; it keeps the line as “${entry.rdate}”`);
console.log(`ts-ics 2.4.6: ${byTsIcs.join(', ')}; its event has ${Object.keys(event).join(', ')}`);
console.log('Guess: 10-19, 10-22, 10-26, 11-02 by all three (RFC 5545, 3.8.5.2).');
console.log('Behaviour: node-ical expands the rule alone; ts-ics drops the line, so that nobody can add the day.');
const rule = ['10-19', '10-26', '11-02'];
const wanted = [['10-19', '10-22', '10-26', '11-02'], rule, rule];
process.exit(JSON.stringify([byIcalJs, byNodeIcal, byTsIcs]) === JSON.stringify(wanted) ? 0 : 1);
JS
TZ=UTC node look.mjs
