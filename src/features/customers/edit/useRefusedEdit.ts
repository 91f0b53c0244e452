import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type IsoDate, isIsoDate, localDay } from '@/domain/time/period';
import { type ApiError, isApiError } from '@/shared/api/apiError';
import { type DeviceKind, useDeviceValue } from '@/shared/storage/useDeviceValue';

/** A change of a customer or project that the service refused because the user lacks rights. */
export interface RefusedEdit {
  readonly day: IsoDate;
  readonly error: ApiError;
}

const refusedKept = v.record(
  v.string(),
  v.object({
    day: v.custom<IsoDate>((value) => typeof value === 'string' && isIsoDate(value)),
    /** The service's own words. */
    message: v.nullable(v.string()),
  }),
);

type Refused = v.InferOutput<typeof refusedKept>;

const parse = (kept: unknown): Refused => {
  const result = v.safeParse(refusedKept, kept);
  return result.success ? result.output : {};
};

/** The customers that the user was not allowed to change, with day and reason, by id. */
const refusedCustomers: DeviceKind<Refused> = {
  name: 'refused-customers',
  parse,
};

/** The projects that the user was not allowed to change, with day and reason, by id. */
const refusedProjects: DeviceKind<Refused> = {
  name: 'refused-projects',
  parse,
};

/** Lists load these before one of their entries is opened. */
export const refusedEdits = { customer: refusedCustomers, project: refusedProjects } as const;

/**
 * Whether changing a customer or project was refused before. The service does not reveal rights in advance, so a
 * refusal is kept, and from then on the data is read-only, which avoids typing in vain.
 *
 * @param id null for a new customer
 */
export function useRefusedEdit(of: keyof typeof refusedEdits, id: Id | null) {
  const { value, change } = useDeviceValue(refusedEdits[of]);
  const kept = id === null ? undefined : value?.[id];
  const refusal: RefusedEdit | null = kept
    ? { day: kept.day, error: { kind: 'forbidden', status: 403, message: kept.message ?? undefined } }
    : null;

  return {
    refusal,
    /** Keeps a refusal; other failures say nothing about rights. */
    note: (error: unknown) => {
      if (id === null || !isApiError(error) || error.kind !== 'forbidden') return;
      const refused = { day: localDay(new Date()), message: error.message ?? null };
      void change((before) => ({ ...before, [id]: refused }));
    },
    /** Called when the user wants to try again or a change was accepted. */
    forget: () => {
      if (!kept) return;
      void change((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => key !== String(id))),
      );
    },
  };
}
