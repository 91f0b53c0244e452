import * as v from 'valibot';
import { type SearchHit, hitKind } from '@/domain/search/searchHits';
import { api } from '@/shared/api/api';
import { wireListAnswer, wireOptionalText } from '@/shared/api/wire';

const hitWire = v.object({
  type: wireOptionalText,
  name: wireOptionalText,
  link: wireOptionalText,
  route: wireOptionalText,
});

const hitsWire = wireListAnswer(hitWire);

function hitFromWire({ type, name, link, route }: v.InferOutput<typeof hitWire>): SearchHit {
  // A result without a name can still be opened.
  return { kind: hitKind(type), type, name: name.trim() || link, link, route };
}

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /data/find/{text}`. A mutation although it reads: each search is its own request, so that the same text can
     * be searched again while its previous request is still being cancelled, and nothing stale is cached.
     */
    findData: build.mutation({
      query: (text: string) => ({ method: 'GET', url: `/data/find/${encodeURIComponent(text)}` }),
      rawResponseSchema: hitsWire,
      transformResponse: (hits: v.InferOutput<typeof hitsWire>) => hits.map(hitFromWire),
    }),
  }),
});

export const { findData } = searchApi.endpoints;
