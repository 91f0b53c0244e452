import { lazy } from 'react';

const loadAdd = async () => import('./AddMembersDialog');
const loadRemove = async () => import('./RemoveMemberDialog');

/** The dialogs of a team, fetched when somebody opens one. */
export const AddMembersDialog = lazy(async () => ({ default: (await loadAdd()).AddMembersDialog }));
export const RemoveMemberDialog = lazy(async () => ({ default: (await loadRemove()).RemoveMemberDialog }));
