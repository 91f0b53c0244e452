import { addDays } from '../days';

/** Easter Sunday by the Gregorian rule of Gauss, with Lichtenberg's corrections. */
function easter(year: number): string {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const spring = (19 * golden + moon) % 30;
  const late = Math.floor((spring + Math.floor(golden / 11)) / 29);
  const limit = 21 + spring - late;
  const sunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const distance = 7 - ((limit - sunday) % 7);
  return addDays(`${year}-03-01`, limit + distance - 1);
}

const fixed = new Set(['01-01', '05-01', '10-03', '12-25', '12-26']);
/** Good Friday, Easter Monday, Ascension, Whit Monday. */
const afterEaster = [-2, 1, 39, 50];

/** The holidays that all German states share. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  return fixed.has(day.slice(5)) || afterEaster.some((days) => addDays(easter(year), days) === day);
}
