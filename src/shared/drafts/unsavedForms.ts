/** Forms on the screen in which something was typed and not saved: an update must not take them away unasked. */
const forms = new Set<symbol>();

/** Announces such a form; the returned function takes it back. */
export function announceUnsaved(): () => void {
  const form = Symbol('form');
  forms.add(form);
  return () => void forms.delete(form);
}

/** Whether anything typed would have to be offered again after a reload. */
export function hasUnsavedForms(): boolean {
  return forms.size > 0;
}
