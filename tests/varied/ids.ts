import type { Style } from './styles';

/** Fields that hold an id of the service's. */
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

/** What has a meaning in an address, so that an id that is not escaped leads elsewhere. */
const opaque = (id: number) => `№${id}/a b?`;

/** The reference service's id as the style writes it. */
export function idOf(style: Style, id: number): number | string {
  if (style.ids === 'number') return id;
  return style.ids === 'digits' ? String(id) : opaque(id);
}

/** The reference service's id behind one that the client sent back; undefined for any other spelling. */
export function referenceId(style: Style, sent: unknown): number | undefined {
  const id = Number(/\d+/u.exec(String(sent))?.[0]);
  return sent === idOf(style, id) ? id : undefined;
}

/** The path with the ids that the reference service knows; undefined where one is not written as the client got it. */
export function referencePath(style: Style, path: string): string | undefined {
  const match =
    /^(\/api\/(?:workrecords|expenses|sheet\/time|projects|project|kanban\/(?:customer|boards|buckets|tasks(?!\/me$))|customer)\/)([^/]+)(.*)$/u.exec(
      path,
    );
  if (!match) return path;
  const [, before, id = '', after] = match;
  const text = decodeURIComponent(id);
  const known = referenceId(style, style.ids === 'number' ? Number(text) : text);
  // Everything else of the id must have been escaped, or the client would have left the segment.
  if (known === undefined || encodeURIComponent(text) !== id) return undefined;
  return `${before}${known}${after}`;
}
