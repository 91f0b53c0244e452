import type { ProjectState } from '../projectStates';

export type Client = {
  name: string;
  number: string;
  address: string;
  postalCode: string;
  location: string;
  active: 0 | 1;
  /** Kilometres to the customer and back from the nearest Nordfeld office; 0 if no travel is needed. */
  kilometres: number;
  /** User names; the first person is responsible for the customer and owns its board. */
  members: readonly string[];
  projects: readonly ClientProject[];
};
export type ClientProject = {
  name: string;
  description: string;
  state: ProjectState;
  budget: number;
  revenue: number;
  members: readonly string[];
  /** Descriptions of the customer's work records. */
  tasks: readonly [string, ...string[]];
};

const project = (
  name: string,
  [state, budget, revenue]: [ProjectState, number, number],
  members: string,
  description: string,
  ...tasks: [string, ...string[]]
): ClientProject => ({ name, description, state, budget, revenue, members: members.split(' '), tasks });

const client = (
  [name, number]: [string, string],
  [address, postalCode, location]: [string, string, string],
  [members, kilometres]: [string, number],
  ...projects: ClientProject[]
): Client => ({
  name,
  number,
  address,
  postalCode,
  location,
  kilometres,
  active: 1,
  members: members.split(' '),
  projects,
});

/** Industry and utilities; the other customers are in publicClients.ts. */
export const industryClients: readonly Client[] = [
  client(
    ['Kessler Maschinenbau GmbH', 'K-1042'],
    ['Ulmer Landstraße 214', '86156', 'Augsburg'],
    ['treimann jalbrecht myildiz dokafor kvogt pnowicki lbrandt', 34],
    project(
      'MES-Einführung Werk 2',
      ['active', 674, 82_400],
      'treimann jalbrecht myildiz dokafor pnowicki kvogt',
      'Fertigungsleitsystem für die Linien 1 bis 4, Anbindung an SAP, Schulung der Schichtleitungen.',
      'Abnahmetest Linie 3, Protokoll und offene Punkte',
      'Vorbereitung Workshop, Ablauf und Material',
      'Schnittstelle SAP–MES: Stücklisten und Alternativen abgestimmt',
      'Rückmeldung Gutmenge und Ausschuss umgesetzt',
      'Terminalmaske Linie 2 nach Rückmeldung der Schicht überarbeitet',
      'Lasttest mit 40 Terminals ausgewertet',
      'Begehung Werk 2 mit der Instandhaltung',
      'Rückfallplan für Linie 3 geschrieben',
    ),
    project(
      'Ersatzteil-Shop',
      ['active', 230, 32_000],
      'jalbrecht kvogt ahaddad isahin',
      'Bestellportal für Servicepartner mit Preislogik und Verfügbarkeiten.',
      'Preislogik Staffelrabatte, Abstimmung mit Vertrieb',
      'Explosionszeichnungen verlinkt, Suche nach Teilenummer',
      'Warenkorb für Sammelbestellungen',
      'Bestellbestätigung auf Englisch und Polnisch geprüft',
      'Verfügbarkeit aus dem Lager angezeigt',
    ),
    project(
      'Wartungsplanung mobil',
      ['verified', 274, 48_000],
      'treimann myildiz',
      'Wartungsaufträge auf dem Telefon, auch ohne Netz.',
      'Anforderungen mit dem Servicelager gesammelt',
      'Prototyp Auftragsliste ohne Netz',
    ),
    project(
      'Energiedaten Halle 5',
      ['pending', 192, 22_200],
      'treimann dokafor',
      'Verbrauch je Maschine sichtbar machen.',
      'Angebot geschrieben, Zähler und Messpunkte aufgenommen',
      'Datenpunkte mit dem Elektriker abgeglichen',
    ),
    project(
      'Intranet-Ablösung',
      ['closed', 160, 19_800],
      'kvogt jalbrecht',
      'Umzug der Seiten in das neue Portal.',
      'Restarbeiten und Übergabe',
    ),
  ),
  client(
    ['Stadtwerke Lindenau', 'K-1017'],
    ['Am Gaswerk 3', '04177', 'Lindenau'],
    ['mschaefer jalbrecht pnowicki lhoffmann lzielinska', 26],
    project(
      'Kundenportal 2.0',
      ['active', 820, 97_500],
      'mschaefer jalbrecht pnowicki lhoffmann lzielinska zhorakova',
      'Zählerstände, Abschläge und Verträge in einem Portal, barrierefrei nach EN 301 549.',
      'Formularprüfung überarbeitet, Fehlermeldungen barrierefrei',
      'Anmeldung mit Zwei-Faktor-Verfahren, Testfälle',
      'Abschlagsrechner: Rundung und Grenzwerte',
      'Umzug melden: Ablauf mit dem Kundenservice durchgespielt',
      'Prüfung mit Bildschirmleser, Befunde notiert',
      'Jour fixe und Nachbereitung',
      'Zählerstand per Foto: Erkennung bei schlechtem Licht',
    ),
    project(
      'Netzleitstelle',
      ['active', 310, 44_000],
      'mschaefer dokafor jalbrecht',
      'Ablösung der Meldungsliste in der Leitwarte.',
      'Vor-Ort-Termin Leitwarte, Aufnahme der Anforderungen',
      'Meldungsarten sortiert und Prioritäten festgelegt',
      'Anzeige bei Nacht: Farben und Kontraste geprüft',
    ),
    project(
      'Zählerwechsel-Planung',
      ['pending', 120, 15_600],
      'lhoffmann',
      'Routen und Termine für den Wechsel der Stromzähler.',
      'Datenbestand gesichtet, Fragen an die Messstelle',
    ),
  ),
  client(
    ['Hansen & Söhne Spedition', 'K-1058'],
    ['Am Industriehafen 40', '24937', 'Flensburg'],
    ['ncarstens jalbrecht ahaddad jweidner bstrauss', 310],
    project(
      'Tourenplanung',
      ['active', 540, 68_000],
      'ncarstens jalbrecht ahaddad jweidner zkorosi',
      'Touren nach Lenkzeiten, Rampen und Maut geplant.',
      'Sprint-Review und Übergabe an den Betrieb',
      'Lenk- und Ruhezeiten in der Planung berücksichtigt',
      'Karte: Rampenzeiten und Sperrungen',
      'Schnittstelle zum Telematiksystem, Fehlersuche',
      'Disposition begleitet, Beobachtungen notiert',
    ),
    project(
      'Lagerspiegel Padborg',
      ['failed', 90, 0],
      'ncarstens jweidner',
      'Bestand in Echtzeit, vom Kunden eingestellt.',
      'Abschlussgespräch und Dokumentation des Stands',
    ),
  ),
  client(
    ['Brauhaus Obermoos KG', 'K-1061'],
    ['Klosterweg 7', '83125', 'Obermoos'],
    ['treimann isahin lhoffmann', 148],
    project(
      'Sudprotokoll digital',
      ['active', 180, 21_500],
      'isahin treimann',
      'Sudbuch, Temperaturverlauf und Chargen ohne Papier.',
      'Eingabe am Sudkessel mit Handschuhen erprobt',
      'Chargenrückverfolgung, Auswertung für die Lebensmittelkontrolle',
      'Temperaturverlauf aus der Steuerung übernommen',
    ),
    project(
      'Abfüllplanung',
      ['active', 140, 17_900],
      'fwolff',
      'Planung der Abfüllung nach Gebinde und Reinigung.',
      'Reihenfolgen mit der Abfüllung besprochen',
    ),
  ),
  client(
    ['Molkerei Grünthal eG', 'K-1048'],
    ['Talstraße 19', '09648', 'Grünthal'],
    ['ncarstens lzielinska zkorosi', 122],
    project(
      'Lieferantenportal Milch',
      ['active', 260, 33_800],
      'zkorosi lzielinska ncarstens',
      'Abrechnung und Laborwerte für 340 Höfe.',
      'Laborwerte je Abholung, Anzeige von Grenzwerten',
      'Milchgeldabrechnung: Zuschläge nach Fett und Eiweiß',
      'Testfälle für Sammelrechnungen',
    ),
    project(
      'Tourbuch Sammelwagen',
      ['closed', 110, 13_200],
      'zkorosi',
      'Abholungen auf dem Tablet bestätigen.',
      'Nacharbeiten aus der Abnahme',
    ),
  ),
];
