import { formatsOf } from '@/shared/i18n/format';
import type { Language } from '@/shared/i18n/i18n';

/**
 * `3,48 MB`, `12 KB`: in thousands, as file managers count.
 *
 * @param round how to round, because a size above a limit must not look like the limit
 */
export function formatBytes(bytes: number, language: Language, round = Math.round): string {
  return bytes < 100_000
    ? `${formatsOf(language).plain(Math.ceil(bytes / 1000))} KB`
    : `${formatsOf(language).plain(round(bytes / 10_000) / 100)} MB`;
}
