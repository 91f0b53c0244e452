import type { ServiceRecordPaper } from '@/domain/service-records/serviceRecord';
import { type Letterhead, drawCompany, periodText, rightOf } from '@/shared/pdf/letterhead';
import { type Pen, colors, lineHeight, margin } from '@/shared/pdf/pen';
import { orderOf } from './recordTable';
import type { RecordWords } from './recordWords';

const SIZE = 9;
const label = { size: SIZE, color: colors.quiet } as const;
const value = { size: SIZE, weight: 'bold' } as const;

/** Where the names of the fields begin, and their values beside them. */
const COLUMNS = { left: [margin.side, 38.4], right: [126.7, 145.8] } as const;
const FIRST_FIELD = 53.2;
/** Millimetres between two fields, and between the fields and the table. */
const GAP = 0.8;
const BELOW = 4;

/** A field in the head: each text in a style, below each other. */
interface HeadField {
  readonly name: string;
  readonly texts: readonly (readonly [text: string, style: typeof label | typeof value])[];
}

/** Those who did the work; not known from hours of everyone without names. */
function peopleOf({ data }: ServiceRecordPaper): string {
  const names = new Set(data.rows.map(({ person }) => person).filter((name) => name !== ''));
  if (names.size === 0 && data.scope === 'own') names.add(data.by.name);
  return [...names].join(', ');
}

/** The order numbers, if no group names them; each with its project if there are several. */
function ordersOf(paper: ServiceRecordPaper): string {
  const { data, layout } = paper;
  if (layout.order === 'project') return '';
  const projects = [...new Set(data.rows.map(({ project }) => project))];
  return projects
    .flatMap((project) => {
      const order = orderOf(paper, project);
      return order === '' ? [] : [projects.length > 1 ? `${order} (${project})` : order];
    })
    .join(', ');
}

/**
 * Draws the header of the first page: company, heading, customer, number, people, period and order numbers.
 * @returns where the table begins
 */
export function drawRecordHead(
  pen: Pen,
  paper: ServiceRecordPaper,
  letterhead: Letterhead,
  words: RecordWords,
): number {
  drawCompany(pen, letterhead);
  pen.write(words.title, margin.side, 44.4, { size: 20, weight: 'bold' });

  const { data, customerAddress } = paper;
  const field = (name: string, text: string): HeadField => ({ name, texts: [[text, value]] });
  const customer: HeadField = {
    name: words.customer,
    texts: [
      [data.customer.name, value],
      [customerAddress, label],
    ],
  };
  const lines: readonly (readonly [HeadField] | readonly [HeadField, HeadField])[] = [
    [customer, field(words.number, data.number)],
    [field(words.by, peopleOf(paper)), field(words.period, periodText(data))],
    [field(words.order, ordersOf(paper))],
  ];
  let y = FIRST_FIELD;
  for (const [left, right] of lines) {
    const room = (right ? COLUMNS.right[0] - 6 : rightOf(pen)) - COLUMNS.left[1];
    const leftEnd = drawField(pen, left, COLUMNS.left, { y, room });
    const rightEnd = right
      ? drawField(pen, right, COLUMNS.right, { y, room: rightOf(pen) - COLUMNS.right[1] })
      : y;
    if (Math.max(leftEnd, rightEnd) > y) y = Math.max(leftEnd, rightEnd) + GAP;
  }
  return y - lineHeight(SIZE) + BELOW;
}

/** Draws a field, unless it is empty, and returns the baseline after it. */
function drawField(
  pen: Pen,
  { name, texts }: HeadField,
  [nameLeft, textLeft]: readonly [number, number],
  { y, room }: { readonly y: number; readonly room: number },
): number {
  const written = texts.filter(([text]) => text !== '');
  if (written.length === 0) return y;
  pen.write(name, nameLeft, y, { ...label, most: textLeft - nameLeft - 2 });
  return written.reduce(
    (baseline, [text, style]) => pen.writeWrapped(text, textLeft, baseline, room, style),
    y,
  );
}
