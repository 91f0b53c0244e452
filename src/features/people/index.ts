export { findPeople } from './findPeopleApi';
