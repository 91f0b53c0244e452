/** Why a new password cannot be sent. */
export type PasswordProblem = 'password' | 'passwordShort';

/**
 * Checks that there is a new password and that it has the company's minimum length; everything else is up to the
 * service.
 *
 * @param least minimum length in characters; null if none is configured
 */
export function passwordProblem(password: string, least: number | null): PasswordProblem | undefined {
  if (password === '') return 'password';
  return least !== null && password.length < least ? 'passwordShort' : undefined;
}
