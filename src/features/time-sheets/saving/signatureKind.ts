import type { Fields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { IsoDate } from '@/domain/time/period';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import { signTimeSheet, timeSheetPages } from '../timeSheetsApi';

/** A signature under a sheet. */
export interface Signature {
  readonly sheetId: Id;
  /** The first day of the sheet, by which it is found in the list. */
  readonly from: IsoDate;
  /** As a data URL; empty where it is read, because the list does not show it. */
  readonly image: string;
}

/** A sheet is signed once: whether it is, its state in the list says. */
const signatureFields: Fields<Signature> = {
  parts: { sheetId: ['sheetId'] },
  identity: ['sheetId'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: [],
};

/** How signatures are saved. None can be taken back. */
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
    // Only a sheet that is not signed is offered for it.
    alike: () => [],
    create: async ({ sheetId, image }) => {
      const { error } = await dispatch(signTimeSheet.initiate({ id: sheetId, image }));
      return error === undefined ? { data: sheetId } : { error };
    },
    adopt: (id) => dispatch(timeSheetPages.changed(id, (sheet) => ({ ...sheet, state: 'signed' }))),
  }),
};
