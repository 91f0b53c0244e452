/** Forms on the screen in which something was typed and not saved: an update must not take them away unasked. */
export class UnsavedForms {
  readonly #forms = new Set<symbol>();

  /** Announces such a form; the returned function takes it back. */
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
