import { singleFields } from '@/domain/changes/fields';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { type NewImages, saveImages } from '../../imagesApi';

/** How pictures are saved: a new one replaces the old one, which cannot be restored. */
export const pictureKind: SavedKind<NewImages> = {
  fields: singleFields<NewImages>({ guid: true, images: true }),
  hasUpdate: false,
  calls: (dispatch) => ({
    // Sending a picture twice has no effect, so there are no duplicates to look for.
    list: async () => Promise.resolve({ data: [] }),
    alike: () => [],
    create: async (pictures) => {
      const { error } = await dispatch(saveImages.initiate(pictures));
      return error === undefined ? { data: pictures.guid } : { error };
    },
    adopt: () => undefined,
  }),
};
