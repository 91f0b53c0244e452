import type { Language } from '../language';
import type { IsoDate, Period } from '../time/period';

/** The name of the file in the PDF of a service record that holds its rows. */
export const RECORD_DATA_FILE = 'tagwerk-leistungsnachweis.json';

/** The two who sign: the company that did the work, and its customer. */
export const SIDES = ['company', 'customer'] as const;
export type Side = (typeof SIDES)[number];

/** Whose hours a record shows: those of the user, or those of everyone. */
export type RecordScope = 'own' | 'all';

/** A row as it is printed and signed. Texts may be empty; `hours` and `travel` are hours, and travel is never part of hours. */
export interface ServiceRow {
  readonly date: IsoDate;
  /** The full name. */
  readonly person: string;
  /** The name of the project; empty for hours without one. */
  readonly project: string;
  readonly description: string;
  readonly place: string;
  readonly hours: number;
  readonly travel: number;
}

/** The columns that can be left out; date and hours are always there. */
export const RECORD_COLUMNS = ['person', 'description', 'place', 'travel'] as const;
export type RecordColumn = (typeof RECORD_COLUMNS)[number];

/** How a record looks. */
export interface RecordLayout {
  readonly columns: readonly RecordColumn[];
  /** `project`: a group for each project, each by date; `date`: one list. */
  readonly order: 'project' | 'date';
  readonly language: Language;
}

/** A signature as the file in the PDF names it. */
export interface RecordSignature {
  readonly side: Side;
  readonly name: string;
  /** The time of signing by the device's clock, in UTC. */
  readonly at: string;
  /** Whether the name was typed instead of drawn. */
  readonly typed: boolean;
}

/** What the PDF carries, without the signatures: by its fingerprint a signed record and the same one unsigned agree. */
export interface ServiceRecordData extends Period {
  readonly format: 'tagwerk-service-record';
  readonly version: 1;
  readonly number: string;
  readonly language: Language;
  readonly company: string;
  readonly customer: { readonly id: string; readonly name: string };
  readonly by: { readonly guid: string; readonly username: string; readonly name: string };
  readonly scope: RecordScope;
  readonly rows: readonly ServiceRow[];
  readonly sums: { readonly hours: number; readonly travel: number };
}

/** A signature with its picture as a data URL. */
export interface PaperSignature extends RecordSignature {
  readonly image: string;
}

/** What stands on the paper beside the data: looks, addresses, and the pictures of the signatures. */
export interface ServiceRecordPaper {
  readonly data: ServiceRecordData;
  readonly layout: RecordLayout;
  /** The customer's address in one line; may be empty. */
  readonly customerAddress: string;
  /** The order number of each project that has one, by the project's name. */
  readonly orders: Readonly<Record<string, string>>;
  /** In the order of signing; a side without one has a line for a pen. */
  readonly signatures: readonly PaperSignature[];
}
