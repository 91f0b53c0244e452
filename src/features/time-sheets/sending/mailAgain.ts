import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { readFresh } from '@/shared/api/readFresh';
import { dataUrlOfFile } from '@/shared/files/dataUrl';
import { errorOf } from '@/shared/outbox/change';
import { type Saving, saveOne } from '@/shared/outbox/save';
import { selectUser } from '@/shared/session/sessionSlice';
import { getTimeSheet } from '../timeSheetsApi';
import { createReport } from '../report/createReport';

/** Mails a sheet whose mail was cut off on an earlier visit; answers why it failed. */
export function mailAgain(sheet: TimeSheet): Saving<unknown> {
  return async (dispatch, getState) => {
    const user = selectUser(getState());
    if (!user) return { kind: 'cancelled' };
    const content = await dispatch(readFresh(getTimeSheet, sheet.id));
    if (!content.data) return content.error;
    const made = await createReport({ user, sheet, content: content.data });
    if (made.kind !== 'done') return { kind: 'network' };
    const want = { sheetId: sheet.id, pdf: await dataUrlOfFile(made.file), userGuid: user.guid };
    const load = async () => (await import('../saving/sheetKind')).mailKind;
    return errorOf(await dispatch(saveOne(load, { row: null, before: null, want })));
  };
}
