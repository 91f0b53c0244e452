import { describe, expect, test } from 'vitest';
import { headerAt, headerName, rolesOf, toolOf } from './header';

const rowsOf = (...rows: readonly string[]) =>
  rows.map((row, at) => ({ number: at + 1, cells: row.split(',') }));
const named = (header: string) => header.split(',').map(headerName);
const rolesIn = (header: string) =>
  rolesOf(named(header))
    .map((role) => role ?? '-')
    .join(' ');
const toolIn = (header: string) => toolOf(named(header), rolesOf(named(header)));

describe('the header', () => {
  test('is compared without case, blanks, marks and brackets other than (h) and (decimal) (R-20.6)', () => {
    expect(
      named('Start Date,E-Mail,Std.,Amount (EUR),Duration (h),Duration (decimal),Billable?,user_name'),
    ).toEqual([
      'startdate',
      'email',
      'std',
      'amount',
      'duration(h)',
      'duration(decimal)',
      'billable',
      'username',
    ]);
    // The bracket of the decimal hours is translated, too.
    expect(named('Dauer (dezimal),Durée (décimale)')).toEqual(['dauer(decimal)', 'durée(decimal)']);
  });

  test('is the first of 20 rows with three known names (R-20.6)', () => {
    const title = (count: number) => Array.from({ length: count }, () => 'Stundenliste,Datum,Kunde');
    expect(headerAt(rowsOf('x', 'Datum,Kunde,Projekt', 'Datum,Kunde,Projekt'))).toBe(1);
    expect(headerAt(rowsOf(...title(19), 'Datum,Kunde,Std.'))).toBe(19);
    expect(headerAt(rowsOf(...title(20), 'Datum,Kunde,Std.'))).toBe(-1);
    expect(headerAt(rowsOf('Datum,Datum,Datum', 'a,b,c'))).toBe(-1);
  });

  test.each([
    ['Date,Client,Project,Notes,Hours,Hours Rounded', 'day client project text hours -'],
    ['Hours,Notes,Project,Client,Date', 'hours text project client day'],
    [
      'Datum,Von,Bis,Pause,Dauer,Kunde,Projekt,Beschreibung,Ort',
      'day start end break hours client project text location',
    ],
    ['Datum,Std.,Tätigkeit,Bemerkung', 'day hours text -'],
    ['Datum,Std.,Tätigkeit,Beschreibung', 'day hours task text'],
    ['Bemerkung,Datum,Leistung,Stunden', '- day text hours'],
    ['Project,Project,Hours,Date,Description', 'project - hours day text'],
    ['Duration,Duration (h),Start date,Category,Type', '- hours day kind -'],
    ['Name,User,E-mail,First Name,Last Name', 'person person person given-name surname'],
    [
      'Datum,Vorname,Nachname,Von,Bis,erfasste Stunden,Kommentar',
      'day given-name surname start end hours text',
    ],
    ['Tag,Auftrag,Aufwand', 'day - -'],
    ['Date,Employee,Customer,Place,A-Std.', 'day person client location hours'],
    // Clockify's summary: its four columns before the durations are no times.
    ['Project,Client,User,Description,Time (h),Time (decimal)', 'project client person text hours -'],
    ['User,Project,Client,Date,Time (h),Time (decimal)', 'person project client day hours -'],
    ['start,end,task,user_name,user_email', 'start end task person person'],
    ['Datum,Dauer (h),Dauer (dezimal),Beschreibung', 'day hours - text'],
    ['Datum,Dauer (dezimal),Beschreibung', 'day hours text'],
    ['Datum,Stunden,Minuten,Beschreibung', 'day hours minutes text'],
    [
      'Projekt,Startdatum,Startzeit,Enddatum,Endzeit,Dauer (h),Dauer (dezimal)',
      'project day start end-day end hours -',
    ],
  ])('%s is %s: the first name that is present wins (R-20.7)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['Start time,End time,Break duration,Comment', 'start end break text'],
    ['Datum,Startzeit,Endzeit,Pausenzeit,Anmerkung', 'day start end break text'],
    ['Datum,Von,Bis,Beginn Pause,Ende Pause', 'day start end break break'],
    ['Datum,Von,Bis,Pause von,Pause bis,Pause gesamt', 'day start end - - break'],
    ['Date,From,To,Paid break,Unpaid break', 'day start end - break'],
    ['Datum,Kommen,Gehen,Pause,Frühstückspause,Ist', 'day start end break break hours'],
  ])('%s is %s: a break is known whatever else its name says (R-20.75)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['Date,Start,Finish,Lunch,Project', 'day start end break project'],
    ['Date,Start,End,Lunch Taken,Lunch Duration (min)', 'day start end - break'],
    ['Datum,Kommen,Gehen,Pause Ist,Pause Soll', 'day start end break -'],
    ['Datum,Kommen,Gehen,Geplante Pause,Mittag', 'day start end - break'],
    ['Datum,Von,Bis,Vormittag', 'day start end -'],
  ])('%s is %s: lunch is a break, planned breaks are none (R-20.111)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['Datum,Von,Bis,Von,Bis,Von,Bis,Pause', 'day - - - - - - break'],
    ['Datum,Von,Bis,Von,Bis,Von,Bis,Stunden', 'day - - - - - - hours'],
    ['Datum,Von,Bis,Von,Bis,Von', 'day - - - - -'],
    ['Datum,Von,Bis,Von,Bis,Stunden', 'day start break break end hours'],
  ])('%s is %s: of more than two parts of a day no times are read (R-20.106)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['Datum,Projekt,Dauer (Tage)', 'day project -'],
    ['Datum,Projekt,Aufwand (PT)', 'day project -'],
    ['Datum,Projekt,Stunden (d)', 'day project -'],
    ['Datum,Projekt,Dauer (hh:mm)', 'day project hours'],
    ['Datum,Benutzer,Leistung,Bemerkung,Minuten', 'day person task text hours'],
    ['Datum,Dauer,Nettoarbeitszeit,Projekt', 'day - hours project'],
    ['Datum,Typ,Kategorie,Stunden', 'day kind - hours'],
    ['Day,Date,Worker,Hours', '- day person hours'],
  ])('%s is %s: days are no hours, minutes alone are the length (R-20.113)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['Datum,Benutzer,Leistung,Bemerkung,Stunden', 'day person task text hours'],
    ['Datum,Nutzer,Aufgabe,Notiz,Dauer,Tätigkeit', 'day person task text hours -'],
    ['Datum,Leistung,Bemerkung,Stunden', 'day text - hours'],
  ])('%s is %s: beside people a service is a task, and the notes are the text (R-20.77)', (header, roles) => {
    expect(rolesIn(header)).toBe(roles);
  });

  test.each([
    ['User,Start date,Start time,End date,End time,Duration', 'toggl'],
    ['Description,Duration,Start date,Start time,Stop date,Stop time', 'toggl'],
    ['Project,Start Date,Start Time,End Date,End Time,Duration (h),Duration (decimal)', 'clockify'],
    ['Projekt,Startdatum,Startzeit,Enddatum,Endzeit,Dauer (h),Dauer (dezimal)', 'clockify'],
    ['Projet,Début,Heure,Fin,Heure,Durée (h),Durée (décimale)', 'clockify'],
    ['Date,From,To,Duration,Activity,Description', 'kimai'],
    ['Datum,Von,Bis,Dauer,Tätigkeit,Beschreibung', 'kimai'],
    ['Date,Notes,Hours', 'harvest'],
    ['Start,End,Duration,Duration (decimal)', 'solidtime'],
    ['Datum,Von,Bis,Dauer,Kunde', 'table'],
  ])('%s is that of %s (R-20.8)', (header, tool) => {
    expect(toolIn(header)).toBe(tool);
  });

  test('Clockify is known in any language: the four columns before its two durations are start and end (R-20.8)', () => {
    const header = 'Projekt,Data,Godzina,Koniec,Godzina końca,Czas (h),Czas (decimal)';
    expect(rolesIn(header)).toBe('project day start end-day end hours -');
    expect(toolIn(header)).toBe('clockify');
    expect(headerAt(rowsOf('x,y', header))).toBe(1);
  });
});
