import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import dash from 'bootstrap-icons/icons/dash-circle-dotted.svg?icon';
import cursor from 'bootstrap-icons/icons/input-cursor-text.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import question from 'bootstrap-icons/icons/question-circle.svg?icon';
import type { OpenKind } from '@/domain/payroll/payrollMonth';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** A sign, and how grave it is. */
interface OpenIcon {
  readonly icon: IconShapes;
  readonly tone: 'tone-danger' | 'tone-warning';
  /** In the table of people it is not stressed. */
  readonly isPlain?: true;
}

/** The sign of an open item. */
export const openIcons: Readonly<Record<OpenKind, OpenIcon>> = {
  altered: { icon: triangle, tone: 'tone-danger' },
  differs: { icon: triangle, tone: 'tone-danger' },
  twoVersions: { icon: files, tone: 'tone-warning' },
  damaged: { icon: question, tone: 'tone-warning' },
  newer: { icon: question, tone: 'tone-warning' },
  unsigned: { icon: pen, tone: 'tone-warning' },
  withoutData: { icon: question, tone: 'tone-warning', isPlain: true },
  missing: { icon: dash, tone: 'tone-warning', isPlain: true },
  noNumber: { icon: cursor, tone: 'tone-warning' },
};

/** The sign of a person's row; undefined if nothing about it is open. */
export function openIconOf(state: string): OpenIcon | undefined {
  const icons: Readonly<Partial<Record<string, OpenIcon>>> = openIcons;
  return icons[state];
}
