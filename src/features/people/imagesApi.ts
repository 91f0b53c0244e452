import * as v from 'valibot';
import { api, invalidatedBy } from '@/shared/api/api';
import { wireOptionalText } from '@/shared/api/wire';
import { photosUtil } from '@/shared/ui/people/photosApi';
import type { ProfileImages } from './employeeWire';
import { personPath } from './employeesApi';

const backgroundWire = v.object({ background: wireOptionalText });

/** How long a background stays cached, in seconds; the same as for photos. */
const KEEP_S = 3600;

/** New images of a person. */
export interface NewImages {
  readonly guid: string;
  readonly images: ProfileImages;
}

const imagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /users/{guid}/background`: a data URL, empty for people without a background. */
    getBackground: build.query({
      query: (guid: string) => ({ method: 'GET', url: `${personPath(guid)}/background` }),
      rawResponseSchema: backgroundWire,
      transformResponse: ({ background }: v.InferOutput<typeof backgroundWire>) => background,
      keepUnusedDataFor: KEEP_S,
    }),

    /**
     * `PUT /users/{guid}` with the user's new photo in its three sizes, or with a new background. Any success means that
     * it is saved: a picture is not read back, so nothing else could say so.
     */
    saveImages: build.mutation<unknown, NewImages>({
      query: ({ guid, images }) => ({
        method: 'PUT',
        url: personPath(guid),
        body: { guid, ...images },
      }),
      invalidatesTags: (_answer, error) => (error ? [] : invalidatedBy('updateEmployee')),
      // The service now stores what was sent, so the caches are updated at once.
      async onQueryStarted({ guid, images }, { dispatch, queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch {
          // The dialog reports the error.
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
