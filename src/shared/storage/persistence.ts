/** Where a browser has no `navigator.storage`, or the page is not served securely, there is nobody to ask. */
function storage(): StorageManager | undefined {
  return navigator.storage;
}

/** Asks the browser not to drop what is kept on the device; whether it agrees is up to it and the user. */
export async function askToPersist(): Promise<void> {
  try {
    if ((await storage()?.persisted()) === false) await storage()?.persist();
  } catch {
    // Then it may be dropped, and whoever looks at it is told.
  }
}

/** Whether the browser may drop what is kept on the device; false where it does not say. */
export async function mayBeDropped(): Promise<boolean> {
  try {
    return (await storage()?.persisted()) === false;
  } catch {
    return false;
  }
}
