/** The version of this build, from the package. */
export { version as appVersion } from '../../../../package.json';
