import { industryClients, type Client } from './clients';
import { publicClients } from './publicClients';

const inhouse: Client = {
  name: 'Nordfeld intern',
  number: 'K-1000',
  address: 'Speicherstraße 12',
  postalCode: '10961',
  location: 'Berlin',
  active: 1,
  kilometres: 0,
  members: ['apetersen', 'jalbrecht', 'treimann', 'mschaefer', 'sneumann', 'fgross', 'lbrandt'],
  projects: [
    {
      name: 'Interne Schulung',
      description: 'Lernrunden, Vorträge und Einarbeitung.',
      state: 'active',
      budget: 400,
      revenue: 0,
      members: ['apetersen', 'jalbrecht', 'kvogt', 'fgross'],
      tasks: [
        'Lernrunde Barrierefreiheit',
        'Einarbeitung neue Kollegin',
        'Vortrag für den Fachtag vorbereitet',
      ],
    },
    {
      name: 'Verwaltung',
      description: 'Buchhaltung, Personal und Leitung.',
      state: 'active',
      budget: 1200,
      revenue: 0,
      members: ['apetersen', 'sneumann', 'fgross'],
      tasks: [
        'Stundenzettel geprüft und abgelegt',
        'Rechnungen gestellt, Zahlungseingänge verbucht',
        'Bewerbungsgespräche und Abstimmung im Team',
        'Wochenplanung und Mitarbeitergespräche',
        'Vertragsentwürfe durchgesehen',
      ],
    },
    {
      name: 'Betrieb und Werkzeuge',
      description: 'Server, Sicherung, Arbeitsplätze.',
      state: 'active',
      budget: 0,
      revenue: 0,
      members: ['lbrandt', 'bstrauss'],
      tasks: [
        'Aktualisierung der Server, Sicherung geprüft',
        'Bauzeiten verkürzt, Zwischenspeicher eingerichtet',
        'Neue Rechner vorbereitet und ausgegeben',
        'Rufbereitschaft: Störung im Netz behoben',
      ],
    },
    {
      name: 'Umzug Büro Süd',
      description: 'Das Augsburger Büro zieht um.',
      state: 'pending',
      budget: 80,
      revenue: 0,
      members: ['jalbrecht', 'treimann', 'fgross'],
      tasks: ['Angebote der Umzugsfirmen verglichen', 'Raumplan und Arbeitsplätze abgestimmt'],
    },
  ],
};

/** All customers in the order of their ids. */
export const clients: readonly Client[] = [inhouse, ...industryClients, ...publicClients];
