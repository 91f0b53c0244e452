import * as v from 'valibot';
import type { MonthHours } from '@/domain/customers/evaluation';
import { type Period, isIsoMonth } from '@/domain/time/period';
import { api, providedBy } from '@/shared/api/api';
import { readDate, wireListAnswer, wireNumber } from '@/shared/api/wire';
import type { TeamOf } from '../members/membersApi';

/** Parses `yyyy-mm`, or a day or timestamp within the month. */
function readMonth(text: string) {
  const month = isIsoMonth(text) ? text : (readDate(text) ?? '').slice(0, 7);
  return isIsoMonth(month) ? month : undefined;
}

const monthWire = v.object({
  Month: v.pipe(
    v.string(),
    v.check((text) => readMonth(text) !== undefined, 'a month is expected'),
  ),
  Hours: wireNumber,
});

const evaluationWire = wireListAnswer(monthWire);

function evaluationFromWire(wire: v.InferOutput<typeof evaluationWire>): MonthHours[] {
  return wire.flatMap(({ Month, Hours }) => {
    const month = readMonth(Month);
    return month === undefined ? [] : [{ month, hours: Hours }];
  });
}

const evaluationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * `GET /customer/{id}/evaluation` or the project's: hours per month, only months with hours; both days included.
     */
    getEvaluation: build.query({
      query: ({ of, from, to, timeoutMs }: { of: TeamOf; timeoutMs?: number } & Period) => ({
        method: 'GET',
        url: `/${of.kind}/${encodeURIComponent(of.id)}/evaluation`,
        params: { startDate: from, endDate: to },
        ...(timeoutMs !== undefined && { timeoutMs }),
      }),
      rawResponseSchema: evaluationWire,
      transformResponse: evaluationFromWire,
      providesTags: providedBy('getEvaluation'),
    }),
  }),
});

export const { useGetEvaluationQuery } = evaluationApi;
export const { getEvaluation } = evaluationApi.endpoints;
