/**
 * The page for a wrong configuration. It is for the administrator, is shown before we know that the app's texts and
 * styles work, and names each wrong variable.
 */
export function showConfigurationProblems(container: HTMLElement, problems: readonly string[]): void {
  const main = document.createElement('main');
  main.className = 'tw-error-page';
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'Falsch eingerichtet · Set up wrongly';
  const list = document.createElement('ul');
  for (const problem of problems) {
    const item = document.createElement('li');
    item.textContent = problem;
    list.append(item);
  }
  box.append(title, list);
  main.append(box);
  container.replaceChildren(main);
}
