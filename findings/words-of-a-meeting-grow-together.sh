#!/usr/bin/env bash
# ical-js-parser 0.7.4 writes the reminder of a meeting after its end and loses the space at which it folds a text; the rest of a text that is folded with a tab it does not read. ical.js 2.2.1 reads what was written and what was given.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts ical-js-parser@0.7.4 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import parserModule from 'ical-js-parser';

const parser = parserModule.default ?? parserModule;
const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Beispiel//DE', 'BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T080000Z', 'DTSTART:20261118T080000Z'];
const reminder = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:Jour fixe', 'END:VALARM'];
const calendar = (text) => [...head, 'SUMMARY:Jour fixe', ...text, ...reminder, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
const eventOf = (text) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
const told = (text) => `${eventOf(text).getFirstPropertyValue('description')} (reminders: ${eventOf(text).getAllSubcomponents('valarm').length})`;

const given = calendar(['DESCRIPTION:Agenda of the next jour fixe: the offers and the planning, and', '  travel costs']);
const written = parser.toString(parser.toJSON(given));
const tabbed = parser.toJSON(calendar(['DESCRIPTION:Agenda of the jour fixe', '\t and travel costs'])).events[0].description;
console.log(`given: ${told(given)}`);
console.log(`written by ical-js-parser 0.7.4: ${told(written)}`);
console.log(`folded with a tab, ical-js-parser 0.7.4 reads: ${tabbed}`);
console.log('Guess: the same text and one reminder, and “Agenda of the jour fixe and travel costs”: a line is folded by a break and one space or tab that are put in, and VALARM stands inside of VEVENT (RFC 5545, 3.1 and 3.6.6).');
console.log('Behaviour: a space of the text is used as that of the fold, so two words are one; the reminder belongs to nothing any more; a tab is no fold.');
const wanted = ['planning, and travel costs (reminders: 1)', 'planning, andtravel costs (reminders: 0)', 'Agenda of the jour fixe'];
process.exit([told(given), told(written), tabbed].every((one, at) => one.endsWith(wanted[at])) ? 0 : 1);
JS
TZ=UTC node look.mjs
