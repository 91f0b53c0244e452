import { singleFields } from '@/domain/changes/fields';
import type { Period } from '@/domain/time/period';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { readListed } from '@/shared/outbox/readListed';
import { selectUser } from '@/shared/session/sessionSlice';
import type { ServiceThunk } from '@/shared/store/store';
import { forgetTimeSheetDraft } from './timeSheetDraft';
import { createTimeSheet, deleteTimeSheet, timeSheetPages } from '../timeSheetsApi';

/** Removes the draft of the "New time sheet" modal once its sheet is created, even if the month's page created it. */
function forgetDraft(period: Period): ServiceThunk<Promise<void>> {
  return async (_dispatch, getState, { drafts }) => {
    const guid = selectUser(getState())?.guid;
    if (guid !== undefined) await forgetTimeSheetDraft(drafts.of(guid), period);
  };
}

/** How time sheets are saved: a sheet consists of its period, and no call changes it. */
export const sheetKind: SavedKind<Period> = {
  fields: singleFields<Period>({ from: ['from'], to: ['to'] }),
  hasUpdate: false,
  calls: (dispatch) => ({
    list: async (items) =>
      readListed(
        items,
        async (span) => {
          const read = await timeSheetPages.within(span, dispatch);
          if ('error' in read) return read;
          return { data: read.data.map(({ id, from, to }) => ({ id, content: { from, to } })) };
        },
        ({ from }) => from,
      ),
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
