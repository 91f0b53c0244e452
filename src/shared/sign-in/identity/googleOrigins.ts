/** Addresses of Google that signing in reaches (Google Identity Services, "Content Security Policy"). */
export const GOOGLE_ORIGINS = {
  script: 'https://accounts.google.com/gsi/client',
  /** Whatever Google's script asks for or frames. */
  frame: 'https://accounts.google.com/gsi/',
  /** Says who a token belongs to (OpenID Connect). */
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
} as const;
