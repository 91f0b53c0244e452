import { createHash } from 'node:crypto';
import { fold } from '../fold';
import type { Role } from '../router';

export type Person = {
  guid: string;
  username: string;
  mail: string;
  givenname: string;
  surname: string;
  phone: string;
  location: string;
  postalCode: string;
  department: string;
  jobTitle: string;
  about: string | null;
  xing: string | null;
  linkedin: string | null;
  facebook: string | null;
  twitter: string | null;
  role: Role;
  accountant: 0 | 1;
  verificationState: 'pending' | 'verified' | 'authorized';
  /** The features of a drawn portrait, or null for a person shown by initials. */
  look: Look | null;
  /** Whether the person is new and has neither records nor memberships. */
  isNew: boolean;
};

export type Hair = 'short' | 'long' | 'bob' | 'curly' | 'bun' | 'bald' | 'crop' | 'scarf';
export type Look = {
  hair: Hair;
  hairColour: string;
  skin: 'light' | 'tan' | 'brown' | 'dark';
  clothes: string;
  beard?: true;
  glasses?: true;
};

export const company = 'Nordfeld Software & Beratung GmbH';
const places: Record<string, string> = {
  Augsburg: '86150',
  Berlin: '10961',
  Hamburg: '20457',
  Leipzig: '04109',
};

type Details = Partial<Omit<Person, 'guid' | 'username' | 'givenname' | 'surname' | 'phone' | 'location'>> & {
  /** The spelling in the mail address and user name, if folding the name does not produce it. */
  latin?: string;
};

function guidOf(mail: string): string {
  const hex = createHash('sha1').update(mail).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function person(
  givenname: string,
  surname: string,
  phone: number,
  location: string,
  [department, jobTitle]: [string, string],
  details: Details = {},
): Person {
  const { latin, ...rest } = details;
  const [given = '', family = ''] = (latin ?? fold(`${givenname} ${surname}`)).split(' ');
  const mail = `${given}.${family}@nordfeld.example`;
  return {
    guid: guidOf(mail),
    username: `${given.slice(0, 1)}${family}`,
    mail,
    givenname,
    surname,
    phone: `030 23125 ${phone}`,
    location,
    postalCode: places[location] ?? '10961',
    department,
    jobTitle,
    about: null,
    xing: null,
    linkedin: null,
    facebook: null,
    twitter: null,
    role: 'member',
    accountant: 0,
    verificationState: 'authorized',
    look: null,
    isNew: false,
    ...rest,
  };
}

const consulting: [string, string] = ['Beratung', 'Senior Consultant'];
const development: [string, string] = ['Entwicklung', 'Software Engineer'];
const lead: [string, string] = ['Projektleitung', 'Projektleitung'];
const linkedin = (name: string): string => `https://www.linkedin.com/in/${name}`;
const xing = (name: string): string => `https://www.xing.com/profile/${name}`;

/** The staff of Nordfeld, with the names of a German company and every special letter that a sheet must print. */
export const people: readonly Person[] = [
  person('Anke', 'Petersen', 100, 'Berlin', ['Geschäftsführung', 'Geschäftsführerin'], {
    role: 'admin',
    linkedin: linkedin('anke-petersen'),
    about:
      'Hat Nordfeld 2009 mit drei Leuten in einer Ladenwohnung in Kreuzberg gegründet. Segelt, wenn Zeit ist.',
    look: { hair: 'short', hairColour: '#b3aea8', skin: 'light', clothes: '#26375a', glasses: true },
  }),
  person('Jana', 'Albrecht', 112, 'Augsburg', consulting, {
    xing: xing('Jana_Albrecht'),
    linkedin: linkedin('jana-albrecht'),
    about:
      'Seit 2018 bei Nordfeld. Schwerpunkt Fertigung und Kundenportale, am liebsten dort, wo Fachleute und Technik zusammenfinden. Moderiert die Lernrunde Barrierefreiheit, jeden zweiten Dienstag.',
    look: { hair: 'long', hairColour: '#7a4023', skin: 'light', clothes: '#17555c' },
  }),
  person('Tobias', 'Reimann', 115, 'Augsburg', lead, {
    role: 'manager',
    xing: xing('Tobias_Reimann'),
    linkedin: linkedin('tobias-reimann'),
    about: 'Leitet die Vorhaben in der Fertigung. Glaubt an kurze Wege und geschriebene Entscheidungen.',
    look: { hair: 'short', hairColour: '#2f2019', skin: 'light', clothes: '#374555', beard: true },
  }),
  person('Mehmet', 'Yıldız', 121, 'Augsburg', development, {
    linkedin: linkedin('mehmet-yildiz'),
    about: 'Schnittstellen, Warteschlangen und alles, was nachts von selbst laufen muss.',
    look: { hair: 'crop', hairColour: '#1b1512', skin: 'tan', clothes: '#653a2c', beard: true },
  }),
  person('Katharina', 'Vogt', 124, 'Berlin', ['Gestaltung', 'UX Designerin'], {
    linkedin: linkedin('katharina-vogt'),
    twitter: 'https://twitter.com/kvogt_entwirft',
    about: 'Entwirft Oberflächen, die man nicht erklären muss. Zeichnet in jeder Besprechung mit.',
    look: { hair: 'bob', hairColour: '#c9974a', skin: 'light', clothes: '#7c2848' },
  }),
  person('David', 'Okafor', 126, 'Leipzig', development, {
    about: 'Vorher sechs Jahre SAP-Beratung, jetzt lieber auf der anderen Seite der Schnittstelle.',
    look: { hair: 'crop', hairColour: '#16110f', skin: 'dark', clothes: '#1d4c4b' },
  }),
  person('Lukas', 'Brandt', 130, 'Berlin', ['Betrieb', 'System Engineer'], { role: 'admin' }),
  person('Miriam', 'Schäfer', 117, 'Hamburg', consulting, {
    latin: 'miriam schaefer',
    role: 'manager',
    xing: xing('Miriam_Schaefer'),
    facebook: 'https://www.facebook.com/miriam.schaefer.hh',
    about: 'Gesundheitswesen und öffentliche Hand. Übersetzt zwischen Fachabteilung und Technik.',
    look: { hair: 'curly', hairColour: '#241814', skin: 'light', clothes: '#4d2a63' },
  }),
  person('Paweł', 'Nowicki', 128, 'Leipzig', ['Qualitätssicherung', 'Test Engineer'], {
    about: 'Findet den Fehler, bevor ihn jemand anders findet.',
    look: { hair: 'short', hairColour: '#a9803f', skin: 'light', clothes: '#33404a', glasses: true },
  }),
  person('Sophie', 'Neumann', 104, 'Berlin', ['Buchhaltung', 'Buchhalterin'], {
    accountant: 1,
    about: 'Stundenzettel bis zum dritten Werktag, bitte. Danke!',
    look: { hair: 'bun', hairColour: '#8e3020', skin: 'light', clothes: '#3b5a36' },
  }),
  person('Amira', 'Haddad', 118, 'Hamburg', development, {
    linkedin: linkedin('amira-haddad'),
    look: { hair: 'scarf', hairColour: '#2f6672', skin: 'tan', clothes: '#233848' },
  }),
  person('Jonas', 'Weidner', 133, 'Leipzig', development),
  person('Lea', 'Hoffmann', 119, 'Hamburg', ['Beratung', 'Consultant']),
  person('Nils', 'Carstens', 122, 'Hamburg', lead, {
    role: 'manager',
    xing: xing('Nils_Carstens'),
    look: { hair: 'bald', hairColour: '#6b5546', skin: 'light', clothes: '#2c4f6b', beard: true },
  }),
  person('Łucja', 'Zielińska', 135, 'Leipzig', ['Qualitätssicherung', 'Test Engineer'], {
    look: { hair: 'bob', hairColour: '#5a3a28', skin: 'light', clothes: '#5b7a3d' },
  }),
  person('Zoltán', 'Kőrösi', 136, 'Berlin', development, {
    look: { hair: 'curly', hairColour: '#39302b', skin: 'tan', clothes: '#8a5a2b', glasses: true },
  }),
  person('Žaneta', 'Horáková', 137, 'Leipzig', ['Gestaltung', 'Interaction Designerin'], {
    look: { hair: 'bun', hairColour: '#d0a75c', skin: 'light', clothes: '#49346b' },
  }),
  person('İbrahim', 'Şahin', 138, 'Augsburg', development, {
    look: { hair: 'short', hairColour: '#1d1613', skin: 'brown', clothes: '#2a5f55', beard: true },
  }),
  person('Ελένη', 'Παπαδοπούλου', 139, 'Berlin', ['Beratung', 'Consultant'], {
    latin: 'eleni papadopoulou',
    linkedin: linkedin('eleni-papadopoulou'),
    look: { hair: 'long', hairColour: '#2b1d16', skin: 'tan', clothes: '#96433a' },
  }),
  person('Franziska', 'Groß', 141, 'Hamburg', ['Personal', 'Personalreferentin'], {
    facebook: 'https://www.facebook.com/franziska.gross.nord',
    look: { hair: 'long', hairColour: '#b98a3e', skin: 'light', clothes: '#31606b', glasses: true },
  }),
  person('Björn', 'Strauß', 142, 'Hamburg', ['Betrieb', 'System Engineer'], {
    latin: 'bjoern strauss',
    look: { hair: 'short', hairColour: '#c08a4a', skin: 'light', clothes: '#40506b', beard: true },
  }),
  person('Carla', 'Mendes', 144, 'Augsburg', development, {
    verificationState: 'verified',
    isNew: true,
    look: { hair: 'curly', hairColour: '#3a2418', skin: 'brown', clothes: '#a0522f' },
  }),
  person('Ruben', 'Thiele', 145, 'Leipzig', ['Beratung', 'Werkstudent'], {
    verificationState: 'pending',
    isNew: true,
  }),
  person('Frieda', 'Wolff', 146, 'Berlin', ['Beratung', 'Junior Consultant'], { isNew: true }),
];

/** The person with this user name; throws for an unknown one, which is a mistake in the seed. */
export function personOf(username: string): Person {
  const found = people.find((one) => one.username === username);
  if (!found) throw new Error(`seed: nobody is called ${username}`);
  return found;
}
