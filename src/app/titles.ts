import type pages from '@/shared/i18n/locales/de/pages.json';

/** Names of the screens, as they stand in `pages:titles`. */
export type TitleKey = keyof (typeof pages)['titles'];
