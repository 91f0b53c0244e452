import * as v from 'valibot';
import { api } from '@/shared/api/api';
import { readChangedRows, updatedWire } from '@/shared/api/changedRows';
import { invalidatedBy } from '@/shared/api/tags';
import { readText, wireOptionalText } from '@/shared/api/wire';
import { photosUtil } from '@/shared/ui/people/photosApi';
import type { ProfileImages } from './employeeWire';
import { personPath } from './employeesApi';

const backgroundWire = v.object({ background: wireOptionalText });

/** As for photos: one answer is good for as long as somebody works here, in seconds. */
const KEEP_S = 3600;

interface NewImages {
  readonly guid: string;
  readonly images: ProfileImages;
}

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /users/{guid}/background`: a data URL, empty for somebody without a background. */
    getBackground: build.query({
      query: (guid: string) => ({ method: 'GET', url: `${personPath(guid)}/background` }),
      rawResponseSchema: backgroundWire,
      transformResponse: ({ background }: v.InferOutput<typeof backgroundWire>) => readText(background),
      keepUnusedDataFor: KEEP_S,
    }),

    /** `PUT /users/{guid}` with one's new photo in its three sizes, or with one's new background. */
    saveImages: build.mutation({
      query: ({ guid, images }: NewImages) => ({
        method: 'PUT',
        url: personPath(guid),
        body: { guid, ...images },
      }),
      rawResponseSchema: updatedWire,
      transformResponse: readChangedRows,
      invalidatesTags: (_rows, error) => (error ? [] : invalidatedBy('updateEmployee')),
      // What was sent is what the service has now: everybody who shows it follows at once.
      async onQueryStarted({ guid, images }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          // The dialog says what went wrong.
          return;
        }
        if ('background' in images) {
          const value = images.background;
          dispatch(imagesApi.util.upsertQueryEntries([{ endpointName: 'getBackground', arg: guid, value }]));
          return;
        }
        dispatch(
          photosUtil.upsertQueryEntries([
            { endpointName: 'getPhoto', arg: { guid, type: 'full' }, value: images.photo },
            { endpointName: 'getPhoto', arg: { guid, type: 'medium' }, value: images.photoMedium },
          ]),
        );
      },
    }),
  }),
});

export const { getBackground, saveImages } = imagesApi.endpoints;
