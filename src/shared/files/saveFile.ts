/** By then the browser has long begun to copy the file; one of many megabytes must not stay in memory. */
const SAVE_LIFE_MS = 60_000;
/** How often we check whether the window that shows a file is still open. */
const WINDOW_POLL_MS = 10_000;

/** Saves a file under its name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), SAVE_LIFE_MS);
}

/**
 * Opens an empty window for a file that is still being created, because browsers only allow a window opened within the
 * click.
 *
 * @returns null if the browser blocks it
 */
export function openWaitingWindow(title: string, text: string): Window | null {
  const opened = open('', '_blank');
  if (!opened) return null;
  opened.document.title = title;
  opened.document.body.append(text);
  return opened;
}

/**
 * Shows a file in a window that waits for it. Its address is released when that window is closed, so that a reload
 * works.
 */
export function showFile(waiting: Window, file: Blob): void {
  const url = URL.createObjectURL(file);
  waiting.location.replace(url);
  const timer = setInterval(() => {
    if (!waiting.closed) return;
    clearInterval(timer);
    URL.revokeObjectURL(url);
  }, WINDOW_POLL_MS);
}
