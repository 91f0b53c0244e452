import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { type IsoDate, localDay } from '@/domain/time/period';
import { type ApiError, isApiError, isSessionEnd } from '@/shared/api/apiError';
import { useErrorText, useSaveFailureText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { deviceKind, isoDay } from '@/shared/storage/keptSchema';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { messageShown } from '@/shared/store/dialogSlice';
import { serverErrorRaised } from '@/shared/store/errorSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { Alert } from '@/shared/ui/messages/Alert';

/**
 * The message shown when changing or searching customers and projects fails: the fixed text if the user lacks rights,
 * otherwise the error's message.
 */
export function useRefusal() {
  const { t } = useTranslation(['customers', 'common']);
  const errorText = useErrorText();
  const saveFailureText = useSaveFailureText();
  const dispatch = useAppDispatch();

  const reasonOf = (error: unknown) =>
    isApiError(error) && error.kind === 'forbidden' ? t('customers:noPermission') : errorText(error);

  /** The same text, with the service's own message appended to the fixed text. */
  const saveReasonOf = (error: unknown) => {
    const text = reasonOf(error);
    if (!isApiError(error) || error.kind !== 'forbidden' || !error.message) return text;
    return t('common:errors.said', { text, message: error.message });
  };

  function show(error: unknown, message: string) {
    if (isSessionEnd(error)) return;
    dispatch(messageShown({ title: t('customers:error'), message, contentType: 'text/plain' }));
  }

  return {
    reasonOf,
    saveReasonOf,
    /** Shows the reason in an "Error" dialog. */
    showError: (error: unknown) => show(error, reasonOf(error)),
    /** Shows in an "Error" dialog that something was not saved, and why. */
    showSaveError: (error: unknown) => {
      const inSentence = () => t('customers:dialog.saveFailed', { reason: saveReasonOf(error) });
      show(error, saveFailureText(error, inSentence));
    },
  };
}

/** A change of a customer or project that the service refused because the user lacks rights. */
export interface RefusedEdit {
  readonly day: IsoDate;
  readonly error: ApiError;
}

const refusedKept = v.record(
  v.string(),
  v.object({
    day: isoDay,
    /** The service's own words. */
    message: v.nullable(v.string()),
  }),
);

type Refused = v.InferOutput<typeof refusedKept>;

/** The customers that the user was not allowed to change, with day and reason, by id. */
const refusedCustomers = deviceKind<Refused>('refused-customers', refusedKept, {});

/** The projects that the user was not allowed to change, with day and reason, by id. */
const refusedProjects = deviceKind<Refused>('refused-projects', refusedKept, {});

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

interface RefusedNoteProps {
  readonly of: 'customer' | 'project';
  readonly refusal: RefusedEdit;
  /** The user wants to edit anyway, because the rights may have changed. */
  readonly onEdit: () => void;
}

/** A note above a customer's or project's data: why it is read-only, and since when. */
export function RefusedNote({ of, refusal, onEdit }: RefusedNoteProps) {
  const { t } = useTranslation('customers');
  const { date } = useFormats();
  const { saveReasonOf } = useRefusal();
  return (
    <Alert action={{ label: t('refused.edit'), onAct: onEdit }}>
      {t(`refused.${of}`, { day: date(refusal.day), reason: saveReasonOf(refusal.error) })}
    </Alert>
  );
}

/**
 * A 403 when fetching a customer or project sets the error state, and the Server Error screen appears. An error
 * of an earlier visit, which the cache has until this one is answered, does not: the rights may have changed.
 */
export function useForbidden(id: Id, error: unknown): void {
  const { t } = useTranslation('customers');
  const dispatch = useAppDispatch();
  const [earlier, setEarlier] = useState({ id, error });
  if (earlier.id !== id) setEarlier({ id, error });
  const isForbidden = error !== earlier.error && isApiError(error) && error.kind === 'forbidden';
  const message = t('forbidden');
  useEffect(() => {
    if (isForbidden) dispatch(serverErrorRaised({ code: 403, message }));
  }, [dispatch, isForbidden, message]);
}
