#!/usr/bin/env bash
# timezones-ical-library 2.3.2 begins summer time in Jerusalem and Nuuk on the last Friday or Saturday of March, a week late in 2029, where it belongs to the last Sunday; Cairo’s ends a week early in 2030.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts timezones-ical-library@2.3.2 ical.js@2.2.1 > npm.txt
cat > look.mjs <<'JS'
import ICAL from 'ical.js';
import { tzlib_get_ical_block as blockOf } from 'timezones-ical-library';

const times = [['Asia/Jerusalem', '2029-03-27T09:00:00'], ['America/Nuuk', '2029-03-27T09:00:00'], ['Africa/Cairo', '2030-10-28T09:00:00'], ['Europe/Berlin', '2029-03-27T09:00:00']];
const seen = times.map(([zone, local]) => {
  const [block] = blockOf(zone);
  const calendar = new ICAL.Component(ICAL.parse(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', block, 'END:VCALENDAR', ''].join('\r\n')));
  const time = ICAL.Time.fromDateTimeString(local);
  time.zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone'));
  const clock = time.toJSDate().toLocaleString('sv-SE', { timeZone: zone });
  console.log(`${zone}, a meeting at ${local.replace('T', ' ')} with the zone of timezones-ical-library 2.3.2: ical.js 2.2.1 reads ${time.toJSDate().toISOString()}, there ${clock.slice(0, 16)}`);
  return clock.slice(11, 16);
});
console.log('Guess: 09:00 four times (in Jerusalem the Friday before the last Sunday, in Nuuk the evening before it, in Cairo after the last Thursday).');
console.log('Behaviour: the rules are BYDAY=-1FR and -1SA, which is another week where the month ends between the two days.');
process.exit(seen.join() === '10:00,10:00,10:00,09:00' ? 0 : 1);
JS
TZ=UTC node look.mjs
