/** Every screen without a session but the sign-in form: one chunk, which nobody needs to sign in. */
export { SignInNotes } from './sign-in/SignInNotes';
export { SignInOutcomePage } from './sign-in/SignInOutcomePage';
export { RegistrationPage } from './registration/RegistrationPage';
export { CodeVerificationPage } from './reset/CodeVerificationPage';
export { ForgottenPasswordPage } from './reset/ForgottenPasswordPage';
export { ResetPasswordPage } from './reset/ResetPasswordPage';
