import { task, type SeedBoard } from './boardParts';

const customerBoard = (
  customer: string,
  title: string,
  owner: string,
  ...buckets: SeedBoard['buckets'][number][]
): SeedBoard => ({ customer, title, owner, members: '', buckets });

export const customerBoards: readonly SeedBoard[] = [
  customerBoard(
    'K-1042',
    'Kessler Maschinenbau GmbH',
    'treimann',
    [
      'Eingang',
      task('Preise Ersatzteile: Rundung klären', ['todo', 'Normal'], 'jalbrecht', { due: 7 }),
      task('Zugang für die Servicepartner in Polen', ['open', 'Important'], ''),
      task('Zählerliste Halle 5 anfordern', ['given', 'Irrelevant'], 'dokafor', { due: 15 }),
    ],
    [
      'In Arbeit',
      task('Staffelrabatte im Warenkorb', ['work', 'Important'], 'jalbrecht kvogt', {
        start: -4,
        due: 3,
        comments: [['kvogt', 26, 'Entwurf liegt im Ordner, bitte einmal draufsehen.']],
      }),
      task('Wartungsaufträge ohne Netz: Abgleich', ['work', 'Urgent'], 'myildiz', { start: -5, due: -1 }),
    ],
    ['Erledigt', task('Explosionszeichnungen verlinkt', ['done', 'Normal'], 'jalbrecht', { due: -10 })],
  ),
  customerBoard(
    'K-1017',
    'Stadtwerke Lindenau',
    'mschaefer',
    [
      'Offen',
      task('Umzug melden: Bestätigung per Brief', ['todo', 'Normal'], 'lhoffmann', { due: 10 }),
      task('Farben der Leitwarte bei Nacht', ['given', 'Normal'], 'pnowicki', { due: 6 }),
    ],
    [
      'In Arbeit',
      task(
        'Fehlermeldungen im Kundenportal barrierefrei formulieren',
        ['work', 'Important'],
        'jalbrecht mschaefer',
        {
          start: -3,
          due: 0,
          description: 'Jede Meldung nennt das Feld, den Grund und den Weg heraus.',
          comments: [['mschaefer', 19, 'Der Kundenservice hat die häufigsten zwölf geschickt.']],
        },
      ),
    ],
    [
      'Fertig',
      task('Abschlagsrechner abgenommen', ['done', 'Important'], 'pnowicki lzielinska', { due: -6 }),
    ],
  ),
  customerBoard(
    'K-1023',
    'Klinikum Westerfeld',
    'mschaefer',
    [
      'Offen',
      task('Schichttausch: Regeln abstimmen', ['todo', 'Urgent'], 'jalbrecht lhoffmann', {
        start: 0,
        due: 1,
      }),
      task('Erprobung Station 4B auswerten', ['given', 'Normal'], 'epapadopoulou', { due: 8 }),
    ],
    ['Fertig', task('Wochenansicht gezeigt', ['done', 'Normal'], 'kvogt', { due: -8 })],
  ),
  customerBoard(
    'K-1058',
    'Hansen & Söhne Spedition',
    'ncarstens',
    [
      'Offen',
      task('Rampenzeiten Padborg', ['open', 'Normal'], ''),
      task('Telematik: Fehlerbild sammeln', ['work', 'Important'], 'jweidner ahaddad', { start: -2, due: 4 }),
    ],
    ['Fertig'],
  ),
  customerBoard(
    'K-1031',
    'Sparhafen Versicherungsverein',
    'ncarstens',
    [
      'Offen',
      task('Probelauf Nacht 5 vorbereiten', ['todo', 'Urgent'], 'zkorosi isahin', { due: 2 }),
      task('Fotos: Drehung nach Aufnahme', ['work', 'Normal'], 'ahaddad', { start: -1, due: 6 }),
    ],
    ['Fertig', task('Ablauf Leitungswasser', ['done', 'Normal'], 'zhorakova pnowicki', { due: -4 })],
  ),
];
