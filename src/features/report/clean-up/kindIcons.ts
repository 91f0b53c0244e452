import archive from 'bootstrap-icons/icons/archive.svg?icon';
import calendar from 'bootstrap-icons/icons/calendar-x.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import files from 'bootstrap-icons/icons/files.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import person from 'bootstrap-icons/icons/person-x.svg?icon';
import type { FindingKind } from '@/domain/report/cleanUp';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** The icon of each kind of finding. */
export const kindIcons: Readonly<Record<FindingKind, IconShapes>> = {
  noProject: folder,
  longDay: triangle,
  restDay: calendar,
  twice: files,
  completed: archive,
  noHours: person,
};
