import { singleFields } from '@/domain/changes/fields';
import type { Id } from '@/domain/id';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { mailTimeSheet } from '../timeSheetsApi';

/** The mail of a sheet. */
export interface SheetMail {
  readonly sheetId: Id;
  /** The sheet's PDF as a data URL. */
  readonly pdf: string;
  /** The user who sends it. */
  readonly userGuid: string;
}

/** How sheets are mailed. The service has no call that lists sent mails. */
export const mailKind: SavedKind<SheetMail> = {
  fields: singleFields<SheetMail>({ sheetId: ['sheetId'], pdf: ['pdf'], userGuid: ['userGuid'] }),
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
