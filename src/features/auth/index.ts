export { isFirstSignIn, readReturnTo, returnState, signInState } from './accountState';

export const loadSignInPage = async () => (await import('./sign-in/SignInPage')).SignInPage;
/** Loads the parts of the sign-in form that only some installations show, for the build and before hydration. */
export const loadFirstSignIn = async () => (await import('./sign-in/SignInPage')).loadParts();

/** Loads the other screens without a session when one of them is opened. */
export const loadAccountScreens = async () => import('./accountScreens');
