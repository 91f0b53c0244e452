/** The version of this build, from the package (section 2, "Footer": 3.0.0). */
export { version as appVersion } from '../../../../package.json';
