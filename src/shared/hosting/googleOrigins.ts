/** Addresses of Google that signing in reaches (Google Identity Services, "Content Security Policy"). */
export const GOOGLE_ORIGINS = {
  script: 'https://accounts.google.com/gsi/client',
  /** Everything that Google's script loads or frames. */
  frame: 'https://accounts.google.com/gsi/',
  /** Returns the account of a token (OpenID Connect). */
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
} as const;
