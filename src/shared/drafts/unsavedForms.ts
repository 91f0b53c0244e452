/** The forms on the screen with unsaved text: an update must not reload the page without asking. */
export class UnsavedForms {
  readonly #forms = new Set<symbol>();

  /** Adds such a form; the returned function removes it. */
  announce(): () => void {
    const form = Symbol('form');
    this.#forms.add(form);
    return () => void this.#forms.delete(form);
  }

  /** Whether anything typed would have to be offered again after a reload. */
  hasAny(): boolean {
    return this.#forms.size > 0;
  }
}
