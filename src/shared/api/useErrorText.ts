import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from './apiError';

/**
 * Makes one sentence in the user's language of an error; the service's own words follow where it gave some.
 */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => describeError(error, t);
}

/**
 * Says why a call of saving failed, as part of a sentence of the caller's ("Not saved. … What you typed is still here.").
 * Where nobody knows whether it was saved, that alone is said.
 */
export function useSaveFailureText(): (
  error: unknown,
  sentence: (reason: string, error: unknown) => string,
) => string {
  const errorText = useErrorText();
  return (error, inSentence) =>
    isApiError(error) && error.kind === 'unconfirmed'
      ? errorText(error)
      : inSentence(errorText(error), error);
}

function describeError(error: unknown, t: TFunction<'common'>): string {
  if (!isApiError(error)) return t('errors.network');
  const text = sentence(error, t);
  return 'message' in error && error.message ? t('errors.said', { text, message: error.message }) : text;
}

function sentence(error: ApiError, t: TFunction<'common'>): string {
  switch (error.kind) {
    case 'network':
      return t('errors.network');
    case 'timeout':
      return t('errors.timeout');
    case 'cancelled':
      return t('errors.cancelled');
    case 'contract':
      return t('errors.contract', { path: error.path });
    case 'unconfirmed':
      return t(error.isListRead ? 'errors.unconfirmed.notFound' : 'errors.unconfirmed.unread');
    case 'incomplete':
      return t('errors.incomplete');
    case 'unchanged':
      return t('errors.unchanged');
    case 'unauthorized':
      return t('errors.unauthorized');
    case 'forbidden':
      return t('errors.forbidden');
    case 'not-found':
      return t('errors.notFound');
    case 'conflict':
      return t('errors.conflict');
    case 'http':
      return t('errors.http', { status: error.status });
  }
}
