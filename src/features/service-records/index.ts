/** Loads the list of the service records that this device keeps. */
export const loadServiceRecordsPage = async () => (await import('./list/RecordsPage')).RecordsPage;

/** Loads the page on which a service record is made. */
export const loadNewRecordPage = async () => (await import('./make/NewRecordPage')).NewRecordPage;

/** Loads the page of a service record. */
export const loadRecordPage = async () => (await import('./record/RecordPage')).RecordPage;

/** Loads the link to the list, which is shown once there is a service record. */
export const loadRecordsLink = async () => (await import('./list/RecordsLink')).RecordsLink;
