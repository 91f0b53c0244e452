/** The storage manager; missing in old browsers and on pages that are not served securely. */
function storage(): StorageManager | undefined {
  return navigator.storage;
}

/** Asks the browser not to delete what is kept on the device; the browser and the user decide. */
export async function askToPersist(): Promise<void> {
  try {
    if ((await storage()?.persisted()) === false) await storage()?.persist();
  } catch {
    // Then it may be deleted, and the screens that show it say so.
  }
}

/** Whether the browser may delete what is kept on the device; false if the browser does not say. */
export async function mayBeDropped(): Promise<boolean> {
  try {
    return (await storage()?.persisted()) === false;
  } catch {
    return false;
  }
}
