/** Saves a file under its name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; a file of many megabytes must not stay in memory.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The file as a data URL of its type, as the mail sender takes it. */
export async function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/**
 * Opens an empty window for a file that is still being made: only a window opened within the click is let through.
 *
 * @returns null where the browser blocks it
 */
export function openWaitingWindow(title: string, text: string): Window | null {
  const opened = open('', '_blank');
  if (!opened) return null;
  opened.document.title = title;
  opened.document.body.append(text);
  return opened;
}

const shown = new Map<string, string>();

/** Shows a file in a window that waits for it. Its address lives until the same file is shown again. */
export function showFile(waiting: Window, file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const before = shown.get(name);
  if (before !== undefined) URL.revokeObjectURL(before);
  shown.set(name, url);
  waiting.location.replace(url);
}
