import type { Fields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/time/period';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import { signTimeSheet, timeSheetPages } from '../timeSheetsApi';

/** The signature of a sheet. */
export interface Signature {
  readonly sheetId: Id;
  /** The first day of the sheet, which is used to find it in the list. */
  readonly from: IsoDate;
  /** A data URL; empty when it is read, because the list does not include it. */
  readonly image: string;
}

/** A sheet is signed once; its state in the list says whether it is. */
const signatureFields: Fields<Signature> = {
  parts: { sheetId: ['sheetId'] },
  identity: ['sheetId'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: [],
};

/** How signatures are saved. They cannot be undone. */
export const signatureKind: SavedKind<Signature> = {
  fields: signatureFields,
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) =>
      readListed(
        items,
        async (span) => {
          const read = await timeSheetPages.within(span, dispatch);
          if ('error' in read) return read;
          const signed = read.data.filter(({ state }) => state === 'signed');
          return {
            data: signed.map(({ id, from }) => ({ id, content: { sheetId: id, from, image: '' } })),
          };
        },
        ({ from }) => from,
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
