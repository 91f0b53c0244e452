import { lazy } from 'react';

/** Fetches the dialog of a customer's settings, so that it opens at once. */
export const loadCustomerDialog = async () => import('../edit/CustomerDialog');

/** The dialog, fetched when the list stands on the screen: nobody needs it to read. */
export const CustomerDialog = lazy(async () => ({ default: (await loadCustomerDialog()).CustomerDialog }));
