/** The service worker's cache of parts that are no part of the shell. */
export const LATE_PARTS = 'lazy-parts';

/** The build's list of these parts, one address a line, relative to the app's; those for few users are left out. */
export const PARTS_LIST = 'parts.txt';
