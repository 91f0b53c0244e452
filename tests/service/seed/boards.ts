import { task, type SeedBoard } from './boardParts';
import { customerBoards } from './customerBoards';

const mesBoard: SeedBoard = {
  title: 'MES-Einführung Werk 2',
  owner: 'jalbrecht',
  members: 'jalbrecht treimann myildiz kvogt dokafor pnowicki jweidner lbrandt',
  buckets: [
    [
      'Ideen',
      task('Tablet-Halterungen an Linie 3 prüfen', ['todo', 'Irrelevant'], 'jweidner'),
      task('Kennzahlen für Schichtleitung: was wird wirklich gelesen?', ['open', 'Normal'], '', {
        comments: [['kvogt', 70, 'Ich frage beim nächsten Schichtwechsel nach.']],
      }),
      task('Etikettendruck vereinheitlichen', ['todo', 'Normal'], 'myildiz'),
    ],
    [
      'Geplant',
      task('Abnahmeprotokoll Werk 2 an Kessler senden', ['todo', 'Urgent'], 'jalbrecht treimann', {
        start: -2,
        due: 0,
        comments: [['treimann', 20, 'Bitte mit den offenen Punkten aus Linie 3.']],
      }),
      task('Schulungsunterlagen Schichtleitung', ['todo', 'Normal'], 'kvogt jalbrecht', {
        start: 3,
        due: 11,
      }),
      task('Texte der Fehlermeldungen gegenlesen', ['work', 'Normal'], 'kvogt', { due: 6 }),
    ],
    [
      'In Umsetzung',
      task(
        'Schnittstelle SAP–MES: Stücklisten übernehmen',
        ['work', 'Important'],
        'dokafor myildiz jalbrecht',
        {
          start: -6,
          due: 5,
          description: [
            'Stücklisten und Alternativen **nachts** aus SAP übernehmen. Änderungen tagsüber nur als Hinweis anzeigen, nicht automatisch einspielen.',
            '',
            '- [x] Berechnung der Alternativen mit Kessler klären',
            '- [x] IDoc-Typ festlegen: **MATMAS05**',
            '- [x] Testübernahme mit 200 Stücklisten',
            '- [ ] Nachtlauf einrichten, 2:00 Uhr',
            '- [ ] Abnahme mit der Schichtleitung',
            '',
            'Feldliste: https://wiki.nordfeld.example/mes/stuecklisten',
          ].join('\n'),
          comments: [
            ['jalbrecht', 43, 'Kessler möchte tagsüber nur Hinweise sehen, siehe Beschreibung.'],
            [
              'myildiz',
              41,
              'Alternativen kommen als eigene Positionen. Brauchen wir dafür ein Kennzeichen in der Maske?',
            ],
            [
              'dokafor',
              24,
              'IDoc-Typ ist geklärt, wir nehmen MATMAS05. Die Testübernahme läuft heute Abend.',
            ],
          ],
        },
      ),
      task('Rückfallplan für Linie 3', ['work', 'Urgent'], 'myildiz', {
        start: -8,
        due: -2,
        comments: [['treimann', 50, 'Die Instandhaltung will ihn vor der Abnahme lesen.']],
      }),
      task('Rückmeldung Gutmenge und Ausschuss', ['work', 'Normal'], 'dokafor pnowicki', { due: 8 }),
    ],
    [
      'Prüfung',
      task('Lasttest 40 Terminals', ['work', 'Important'], 'pnowicki lbrandt', { start: -1, due: 4 }),
      task('Berechtigungskonzept mit Betriebsrat abstimmen', ['todo', 'Normal'], 'pnowicki treimann', {
        due: 13,
        comments: [['treimann', 30, 'Termin steht, Raum folgt.']],
      }),
    ],
    [
      'Fertig',
      task('Testdaten anonymisieren', ['done', 'Normal'], 'jalbrecht', { start: -12, due: -7 }),
      task('Netzwerkzonen in Werk 2 freigeschaltet', ['done', 'Important'], 'lbrandt', { due: -13 }),
    ],
    ['Zurückgestellt'],
  ],
};

const personalBoards: readonly SeedBoard[] = [
  mesBoard,
  {
    title: 'Umzug Büro Süd',
    owner: 'treimann',
    members: 'treimann jalbrecht fgross lbrandt',
    buckets: [
      [
        'Offen',
        task('Angebot Umzugsfirma prüfen', ['work', 'Important'], 'jalbrecht', { start: -9, due: -3 }),
        task('Netz und Drucker im neuen Büro', ['given', 'Normal'], 'lbrandt', { due: 20 }),
        task('Schlüsselübergabe', ['open', 'Normal'], ''),
      ],
      ['Erledigt', task('Raumplan mit dem Team', ['done', 'Normal'], 'treimann fgross', { due: -5 })],
    ],
  },
  {
    title: 'Lernrunde Barrierefreiheit',
    owner: 'jalbrecht',
    members: 'jalbrecht kvogt ahaddad jweidner lhoffmann pnowicki epapadopoulou zhorakova mschaefer dokafor',
    buckets: [
      [
        'Themen',
        task('Bildschirmleser: die zehn wichtigsten Griffe', ['given', 'Normal'], 'kvogt', { due: 9 }),
        task('Kontraste in Diagrammen', ['open', 'Irrelevant'], ''),
      ],
      [
        'Nächste Runde',
        task('Tastatur ohne Maus, ein ganzer Tag', ['todo', 'Normal'], 'jalbrecht ahaddad', { due: 5 }),
      ],
      ['Gehalten', task('Leichte Sprache in Formularen', ['done', 'Normal'], 'epapadopoulou', { due: -9 })],
    ],
  },
  {
    title: 'Jana privat',
    owner: 'jalbrecht',
    members: 'jalbrecht',
    buckets: [
      [
        'Demnächst',
        task('Vorlage für Sprint-Review aufräumen', ['todo', 'Irrelevant'], 'jalbrecht', {
          start: -3,
          due: 1,
        }),
      ],
      ['Fertig', task('Reisekosten einreichen', ['done', 'Normal'], 'jalbrecht', { start: -4, due: 0 })],
    ],
  },
  {
    title: 'Monatsabschluss',
    owner: 'sneumann',
    members: 'sneumann apetersen fgross',
    buckets: [
      [
        'Offen',
        task('Stundenzettel nachfassen', ['work', 'Important'], 'sneumann', { due: 2 }),
        task('Rücklage für Weiterbildung', ['given', 'Normal'], 'apetersen sneumann', { due: 12 }),
      ],
      ['Fertig'],
    ],
  },
];

/** The boards of the planner: personal ones, and one each for some customers. */
export const boards: readonly SeedBoard[] = [...customerBoards, ...personalBoards];
