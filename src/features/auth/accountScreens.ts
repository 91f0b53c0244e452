/** All screens without a session except the sign-in form, in one chunk that signing in does not need. */
export { SignInNotes } from './sign-in/SignInNotes';
export { SignInOutcomePage } from './sign-in/SignInOutcomePage';
export { RegistrationPage } from './registration/RegistrationPage';
export { CodeVerificationPage } from './reset/CodeVerificationPage';
export { ForgottenPasswordPage } from './reset/ForgottenPasswordPage';
export { ResetPasswordPage } from './reset/ResetPasswordPage';
