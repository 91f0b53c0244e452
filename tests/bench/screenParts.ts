/** A screen on a first visit, and how much it may load. */
export interface Screen {
  readonly name: string;
  /** Matches the address; `/` is for visitors without a session at any address. */
  readonly address: RegExp;
  /**
   * The modules that the screen fetches in addition to the entry: its route and its texts, relative to the project's
   * root. `{language}` stands for the current language. A missing module fails the build.
   */
  readonly modules: readonly string[];
  /**
   * The calls that the screen makes first. The page starts them while the app is loading. `:id` is replaced by the last
   * part of the address, `:today` by the day. A `POST` reads the first page of a list.
   */
  readonly calls?: readonly string[];
  /** Few open it, so it takes what others have in their files as it is, and makes none of these files larger. A first visit reads more for
   * it; who works with the app has these files. */
  readonly isRare?: true;
  /** The limit in KiB, compressed by brotli, for everything that is fetched before the screen can be used. */
  readonly budget: { readonly javascript: number; readonly css: number };
}

/** The modules of a screen's route: the feature's door, and the page that it loads. */
export const route = (feature: string, page: string) => [
  `src/features/${feature}/index.ts`,
  `src/features/${feature}/${page}.tsx`,
];

export const texts = (namespace: string) => `src/shared/i18n/locales/{language}/${namespace}.json`;

/** Texts that are loaded at every start, at any address. */
export const start = [texts('common'), texts('auth')];

/** The modules of every screen behind the sign-in. */
export const shell = ['src/app/Shell.tsx', 'src/app/serviceData.ts', texts('layout'), texts('pages')];
