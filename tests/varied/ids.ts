import type { Style } from './styles';

/** Fields with an id of the service. */
export const idFields: ReadonlySet<string> = new Set([
  'Id',
  'id',
  'insertId',
  'Project_fk',
  'Customer_fk',
  'Customers_fk',
  'PlanerLink',
  'kanbanId',
  'bucketId',
  'taskId',
]);

/** An id of characters with a meaning in a URL, so that it leads elsewhere if it is not escaped. */
const opaque = (id: number) => `№${id}/a b?`;

/** The reference service's id, as the style writes it. */
export function idOf(style: Style, id: number): number | string {
  if (style.ids === 'number') return id;
  return style.ids === 'digits' ? String(id) : opaque(id);
}

/** The reference service's id for one that the client sent; undefined unless it is spelled as the style spells it. */
export function referenceId(style: Style, sent: unknown): number | undefined {
  const id = Number(/\d+/u.exec(String(sent))?.[0]);
  return sent === idOf(style, id) ? id : undefined;
}

/** The path with the reference service's ids; undefined if an id is not spelled as the client received it. */
export function referencePath(style: Style, path: string): string | undefined {
  const match =
    /^(\/api\/(?:workrecords|expenses|sheet\/time|projects|project|kanban\/(?:customer|boards|buckets|tasks(?!\/me$))|customer)\/)([^/]+)(.*)$/u.exec(
      path,
    );
  if (!match) return path;
  const [, before, id = '', after] = match;
  const text = decodeURIComponent(id);
  const known = referenceId(style, style.ids === 'number' ? Number(text) : text);
  // The client must have escaped every other character of the id, or the path would have a different segment.
  if (known === undefined || encodeURIComponent(text) !== id) return undefined;
  return `${before}${known}${after}`;
}
