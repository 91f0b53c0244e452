/**
 * The service worker's cache of parts that are no part of the shell: the one that its library keeps for what comes later,
 * named by the address of the app.
 */
export const latePartsOf = (app: string): string => `workbox-runtime-${app}`;

/** The build's list of these parts, one address a line, relative to the app's; those for few users are left out. */
export const PARTS_LIST = 'parts.txt';
