import type { Id } from '@/domain/id';

/** How long a row may take to appear, in milliseconds; after that the user is busy elsewhere. */
const PATIENCE_MS = 1000;

/** Where somebody types or chooses, who keeps the focus when a slow answer comes. */
const BUSY = 'input:not([type="checkbox"]), textarea, select, [role="dialog"]';

/** Focuses the row or card of an entry (`data-record`), at once or as soon as it is on the screen. */
export function focusRow(id: Id): void {
  const observer = new MutationObserver(look);

  function look(): boolean {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')];
    const row = rows.find(({ dataset }) => dataset['record'] === String(id));
    if (!row) return false;
    observer.disconnect();
    if (!document.activeElement?.closest(BUSY)) row.focus();
    return true;
  }

  if (look()) return;
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), PATIENCE_MS);
}
