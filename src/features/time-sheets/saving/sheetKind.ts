import { singleFields } from '@/domain/changes/fields';
import type { WaitingEntry } from '@/domain/changes/outbox';
import type { Id } from '@/domain/id';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { IsoDate, Period } from '@/domain/time/period';
import type { Listing, SavedKind } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import { selectUser } from '@/shared/session/sessionSlice';
import type { AppDispatch, ServiceThunk } from '@/shared/store/store';
import { forgetTimeSheetDraft } from './timeSheetDraft';
import {
  createTimeSheet,
  deleteTimeSheet,
  mailTimeSheet,
  signTimeSheet,
  timeSheetPages,
} from '../timeSheetsApi';

/** How time sheets are saved: a sheet consists of its period, and no call changes it. */
export const sheetKind: SavedKind<Period> = {
  fields: singleFields<Period>({ from: true, to: true }),
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) => listSheets(items, dispatch, ({ from, to }) => ({ from, to })),
    alike: ({ from, to }) =>
      dispatch(timeSheetPages.alike((sheet) => sheet.from === from && sheet.to === to)),
    create: async (period) => {
      const created = await dispatch(createTimeSheet.initiate(period));
      if (created.error === undefined) await dispatch(forgetDraft(period));
      return created;
    },
    remove: async (id) => dispatch(deleteTimeSheet.initiate(id)),
    adopt: (id, period) => {
      if (period) dispatch(timeSheetPages.created({ ...period, id, state: 'prepared' }));
      else void dispatch(timeSheetPages.deleted(id, Promise.resolve()));
    },
  }),
};

/** Reads the listed sheets that changes are about; one without content counts as not there. */
const listSheets = async <Content extends { readonly from: IsoDate }>(
  items: readonly WaitingEntry<Content>[],
  dispatch: AppDispatch,
  contentOf: (sheet: TimeSheet) => Content | null,
): Promise<Listing<Content>> =>
  readListed(
    items,
    async (span) => timeSheetPages.within(span, dispatch),
    contentOf,
    ({ from }) => from,
  );

/** Removes the draft of the "New time sheet" modal once its sheet is created, even if the month's page created it. */
function forgetDraft(period: Period): ServiceThunk<Promise<void>> {
  return async (_dispatch, getState, { drafts }) => {
    const guid = selectUser(getState())?.guid;
    if (guid !== undefined) await forgetTimeSheetDraft(drafts.of(guid), period);
  };
}

/** The signature of a sheet. */
interface Signature {
  readonly sheetId: Id;
  /** The first day of the sheet, which is used to find it in the list. */
  readonly from: IsoDate;
  /** A data URL; empty when it is read, because the list does not include it. */
  readonly image: string;
}

/** How signatures are saved: a sheet is signed once, which its state in the list says. They cannot be undone. */
export const signatureKind: SavedKind<Signature> = {
  fields: {
    parts: { sheetId: ['sheetId'] },
    identity: ['sheetId'],
    neverEmptied: [],
    shownOnly: [],
    zeroIsNone: [],
  },
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) =>
      listSheets(items, dispatch, ({ id, from, state }) =>
        state === 'signed' ? { sheetId: id, from, image: '' } : null,
      ),
    // Nothing can be alike, because only unsigned sheets can be signed.
    alike: () => [],
    create: async ({ sheetId, image }) => {
      const { error } = await dispatch(signTimeSheet.initiate({ id: sheetId, image }));
      return error === undefined ? { data: sheetId } : { error };
    },
    adopt: (id) => dispatch(timeSheetPages.changed(id, (sheet) => ({ ...sheet, state: 'signed' }))),
  }),
};

/** The mail of a sheet. */
interface SheetMail {
  readonly sheetId: Id;
  /** The sheet's PDF as a data URL. */
  readonly pdf: string;
  /** The user who sends it. */
  readonly userGuid: string;
}

/** How sheets are mailed. The service has no call that lists sent mails. */
export const mailKind: SavedKind<SheetMail> = {
  fields: singleFields<SheetMail>({ sheetId: true, pdf: true, userGuid: true }),
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async () => Promise.resolve({ data: [] }),
    alike: () => [],
    create: async ({ sheetId, pdf, userGuid }) => {
      const { data: isSent, error } = await dispatch(mailTimeSheet.initiate({ id: sheetId, pdf, userGuid }));
      if (error) return { error };
      return isSent ? { data: sheetId } : { error: { kind: 'unconfirmed', isListRead: true } };
    },
    adopt: () => undefined,
  }),
};
