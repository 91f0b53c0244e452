#!/usr/bin/env bash
# working-time-calculator 0.0.2 counts 88 hours in ten days of 8 hours across the end of summer time, and none on a Monday in Los Angeles whose moments are written in UTC.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.txt
npm install --no-audit --no-fund --ignore-scripts working-time-calculator@0.0.2 > npm.txt
cat > look.mjs <<'JS'
import WorkingTimeCalculator from 'working-time-calculator';

const { MONDAY, WEEKDAYS } = WorkingTimeCalculator;
function hoursOf({ days, from, to, zone, moments }) {
  const calculator = new WorkingTimeCalculator();
  calculator.addWorkingHours(days, from, to, zone);
  return calculator.calcHoursBetween(...moments);
}
const office = { days: WEEKDAYS, from: '08:00', to: '16:00', zone: 'Europe/Berlin' };
const evening = { days: [MONDAY], from: '16:00', to: '23:00', zone: 'America/Los_Angeles' };
const cases = {
  'two weeks of November in Berlin': { ...office, moments: ['2026-11-09T00:00:00+01:00', '2026-11-23T00:00:00+01:00'] },
  'the two weeks around the clock change': { ...office, moments: ['2026-10-19T00:00:00+02:00', '2026-11-02T00:00:00+01:00'] },
  'a Monday in Los Angeles': { ...evening, moments: ['2026-11-16T16:00:00-08:00', '2026-11-16T23:00:00-08:00'] },
  'the same moments in UTC': { ...evening, moments: ['2026-11-17T00:00:00Z', '2026-11-17T07:00:00Z'] },
};
const seen = Object.entries(cases).map(([label, one]) => {
  const hours = hoursOf(one);
  console.log(`${label}: ${hours} hours`);
  return hours;
});
console.log('Guess: 80, 80, 7 and 7 hours; the zone of the working hours is named, so it does not matter how a moment is written.');
console.log('Behaviour: the days are counted in the offset of a moment: after the clock change each is the day before in Berlin, so two Sundays count, and the Monday evening is a Tuesday in UTC.');
process.exit(seen.join() === '80,88,7,0' ? 0 : 1);
JS
TZ=UTC node look.mjs
