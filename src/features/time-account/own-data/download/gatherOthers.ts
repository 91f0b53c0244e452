import { type AccountMonth, MONTH_COLUMNS, accountMonths, monthFigure } from '@/domain/account/accountMonths';
import { type ExportColumn, fileTable } from '@/domain/find/exportTable';
import { hoursOfHundredths } from '@/domain/hundredths';
import { timeSheetFileName } from '@/domain/sheets/timeSheet';
import { loadOwnProfile } from '@/features/people';
import { loadOwnSheets } from '@/features/time-sheets';
import { formatDate } from '@/shared/i18n/format';
import { bytesOfFile } from '@/shared/files/dataUrl';
import type { OwnAccount } from '../../useOwnAccount';
import type { PackedFile } from '../zip/serveZip';
import { ALL_DAYS, type Gathered, type Gathering, fileOfDataUrl, jsonFile, missingPart } from './gathering';

/** Gathers all sheets with their rows, and the PDF of each. */
export async function gatherSheets({
  dispatch,
  signal,
  user,
  t,
  errorText,
  tell,
}: Gathering): Promise<Gathered> {
  const { readOwnSheets, readOwnSheet } = await loadOwnSheets();
  const list = await readOwnSheets({ ...ALL_DAYS, signal }, dispatch);
  if ('error' in list) return missingPart(t('parts.sheets'), errorText(list.error), t);
  const wires: object[] = [];
  const pdfs: PackedFile[] = [];
  const missing: string[] = [];
  for (const [at, sheet] of list.data.entries()) {
    if (signal.aborted) break;
    tell(at, list.data.length);
    // oxlint-disable-next-line no-await-in-loop -- a PDF is large, so only one is made at a time
    const read = await dispatch(readOwnSheet(sheet, user));
    const name = timeSheetFileName(user.username, sheet);
    if ('error' in read) {
      wires.push(sheet);
      missing.push(t('missing.sheet', { name, reason: errorText(read.error) }));
      continue;
    }
    const { wire, pdf } = read.data;
    wires.push(wire);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (pdf) pdfs.push({ name: `stundenzettel/${sheet.id}_${name}`, content: await bytesOfFile(pdf) });
    else missing.push(t('missing.pdf', { name }));
  }
  return { files: [jsonFile('stundenzettel', wires), ...pdfs], missing };
}

/** Gathers the profile, the mails to which it is subscribed, and its pictures. */
export async function gatherProfile({ dispatch, user, t, errorText }: Gathering): Promise<Gathered> {
  const readOwnProfile = await loadOwnProfile();
  const read = await dispatch(readOwnProfile(user.guid));
  const files: PackedFile[] = [];
  const missing: string[] = [];
  for (const key of ['person', 'subscriptions', 'photo', 'background'] as const) {
    const { error } = read[key];
    if (error !== undefined)
      missing.push(t('missing.part', { part: t(`profile.${key}`), reason: errorText(error) }));
  }
  const { person, subscriptions, photo, background } = read;
  if (person.data) {
    const mails = subscriptions.data ? { mailSubscriptions: subscriptions.data } : {};
    files.push(jsonFile('profil', { ...person.data, ...mails }));
  }
  for (const [name, picture] of [
    ['profilfoto', photo],
    ['hintergrund', background],
  ] as const) {
    // A person may have no such picture.
    if (!picture.data) continue;
    const file = fileOfDataUrl(name, picture.data);
    if (file) files.push(file);
    else
      missing.push(
        t('missing.picture', { name: t(name === 'profilfoto' ? 'profile.photo' : 'profile.background') }),
      );
  }
  return { files, missing };
}

function monthColumns(t: Gathering['t']): readonly ExportColumn<AccountMonth>[] {
  return [
    { title: t('columns.month'), kind: 'text', valueOf: ({ month }) => month },
    { title: t('columns.until'), kind: 'date', valueOf: ({ to }) => to },
    ...MONTH_COLUMNS.map((column) => ({
      title: t(`columns.${column}`),
      kind: 'hours' as const,
      valueOf: (of: AccountMonth) => hoursOfHundredths(monthFigure(column, of)),
    })),
  ];
}

function absenceColumns(t: Gathering['t']): readonly ExportColumn<OwnAccount['absences'][number]>[] {
  return [
    { title: t('columns.from'), kind: 'date', valueOf: ({ from }) => from },
    { title: t('columns.until'), kind: 'date', valueOf: ({ to }) => to },
    { title: t('columns.kind'), kind: 'text', valueOf: ({ kind }) => t(`timeAccount:kinds.${kind}`) },
    { title: t('columns.share'), kind: 'number', valueOf: ({ share }) => share },
    { title: t('columns.note'), kind: 'text', valueOf: ({ note }) => note },
  ];
}

/** Gathers the account as this device keeps it, with the months up to now. */
export async function gatherAccount({ account: own, t }: Gathering): Promise<Gathered> {
  const { account, workDays, absences, mapped, ledger, reading, asOf } = own;
  const months = ledger && accountMonths(ledger).filter(({ state }) => state !== 'ahead');
  const lacks = (reason: string) => t('missing.part', { part: t('parts.account'), reason });
  const { unreadable } = reading;
  return {
    files: [
      jsonFile('zeitkonto', { account, workDays, absences, mapped, months: months ?? [] }),
      { name: 'abwesenheiten.csv', content: fileTable(absenceColumns(t), absences) },
      ...(months ? [{ name: 'zeitkonto-monate.csv', content: fileTable(monthColumns(t), months) }] : []),
    ],
    missing: [
      account && !months && t('missing.months'),
      months && unreadable > 0 && lacks(t('timeAccount:figures.unreadable', { count: unreadable })),
      months && reading.isOld && lacks(t('timeAccount:reading.old', { when: formatDate(asOf) })),
    ].filter((line) => typeof line === 'string'),
  };
}
