import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ApiError, isApiError } from './apiError';

/** An error as one sentence, with the service's own message; what is no error of a call (null) failed on this device. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (error) => describeError(error, t);
}

/**
 * Says why saving failed, as part of a sentence of the caller ("Not saved. … What you typed is still here."). If we do
 * not know whether it was saved, the text says only that.
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
  // What is no error of a call, such as an exception while a picture is drawn, says nothing about the connection.
  if (!isApiError(error)) return t('errors.unexpected');
  const text = sentence(error, t);
  return 'message' in error && error.message ? t('errors.said', { text, message: error.message }) : text;
}

function sentence(error: ApiError, t: TFunction<'common'>): string {
  if (error.kind === 'contract') return t('errors.contract', { path: error.path });
  if (error.kind === 'unconfirmed')
    return t(error.isListRead ? 'errors.unconfirmed.notFound' : 'errors.unconfirmed.unread');
  if (error.kind === 'http')
    return error.status === 413 ? t('errors.tooLarge') : t('errors.http', { status: error.status });
  return t(`errors.${error.kind}`);
}
