/** All screens without a session except the sign-in form, in one chunk that signing in does not need. */
export { SignInNotes, SignInOutcomePage } from './sign-in/SignInOutcome';
export { RegistrationPage } from './registration/RegistrationPage';
export { CodeVerificationPage } from './reset/CodeVerificationPage';
export { ForgottenPasswordPage } from './reset/ForgottenPasswordPage';
export { ResetPasswordPage } from './reset/ResetPasswordPage';
