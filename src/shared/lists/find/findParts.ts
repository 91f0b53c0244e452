/** The parts of a list that is searched, in one chunk that reading the list does not need. */
export { FindLine } from './FindLine';
export { NothingFound } from './ResultLine';
export { ResultLine } from './ResultLine';
