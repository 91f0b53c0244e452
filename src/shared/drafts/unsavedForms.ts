import { holdShared, isHeld } from '../storage/inOneTab';

/** The lock that all tabs with unsaved text share. */
const LOCK = 'tagwerk-unsaved';

/** The forms on the screen with unsaved text: an update must not reload the page without asking. */
export class UnsavedForms {
  readonly #forms = new Set<symbol>();

  /** Adds such a form; the returned function removes it. */
  announce(): () => void {
    const form = Symbol('form');
    this.#forms.add(form);
    const release = holdShared(LOCK);
    return () => {
      release();
      this.#forms.delete(form);
    };
  }

  /** Whether anything typed would have to be offered again after a reload. */
  hasAny(): boolean {
    return this.#forms.size > 0;
  }

  /** The same for all tabs of this browser, whose session ends together; for this one alone where it has no Web Locks. */
  async isAnyTabUnsaved(): Promise<boolean> {
    return this.hasAny() || isHeld(LOCK);
  }
}
