import * as v from 'valibot';
import { api } from '../../api/api';
import { wireOptionalText } from '../../api/wire';

/** Which of a person's photos: the largest, or the one of at most 320 px. */
export type PhotoType = 'full' | 'medium';

interface PhotoOf {
  readonly guid: string;
  readonly type: PhotoType;
}

const photoWire = v.object({ photo: wireOptionalText });

/** Photos change so rarely that an answer stays valid for this long, in seconds. */
const KEEP_S = 3600;

const photosApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /users/{guid}/photo`: a data URL, empty for a person without a photo. */
    getPhoto: build.query({
      query: ({ guid, type }: PhotoOf) => ({
        method: 'GET',
        url: `/users/${encodeURIComponent(guid)}/photo`,
        params: { type },
      }),
      rawResponseSchema: photoWire,
      transformResponse: ({ photo }: v.InferOutput<typeof photoWire>) => photo,
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { getPhoto } = photosApi.endpoints;
export const { useGetPhotoQuery } = photosApi;
/** For updating the cache after a photo was saved. */
export const photosUtil = photosApi.util;
