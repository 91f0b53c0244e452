import { clsx } from 'clsx';
import download from 'bootstrap-icons/icons/download.svg?icon';
import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { type TimeSheet, canBeMailed, canBeSigned } from '@/domain/sheets/timeSheet';
import { Button } from '@/shared/ui/buttons/Button';
import type { IconShapes } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { type MenuItem, RowMenu } from '@/shared/ui/menus/RowMenu';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import type { ShownSheet } from '../sending/sentSheets';

/** The actions for a sheet of the list. */
export interface TimeSheetHandlers {
  readonly onOpen: (sheet: TimeSheet) => void;
  /** Sends a sheet, or asks whether to send it again. */
  readonly onMail: (sheet: ShownSheet) => void;
  readonly onDownload: (sheet: TimeSheet) => void;
  readonly onSign: (sheet: TimeSheet) => void;
  readonly onDelete: (sheet: TimeSheet) => void;
}

interface TimeSheetActionsProps extends TimeSheetHandlers {
  readonly sheet: ShownSheet;
  /** The file name of the sheet, which is part of the accessible names of its buttons. */
  readonly fileName: string;
}

/** The actions of a sheet besides its next step. */
function useItems({ sheet, onOpen, onMail, onDownload, onDelete }: TimeSheetActionsProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const items: (MenuItem & { readonly icon: IconShapes })[] = [
    { label: t('timeSheets:actions.open'), icon: filePdf, onSelect: () => onOpen(sheet) },
    { label: t('timeSheets:actions.download'), icon: download, onSelect: () => onDownload(sheet) },
    { label: t('common:actions.delete'), icon: trash, tone: 'danger', onSelect: () => onDelete(sheet) },
  ];
  if (sheet.isBeingSent || (sheet.sentAt === null && !sheet.isPastMailing)) return items;
  const label = t(sheet.sentAt === null ? 'timeSheets:actions.mail' : 'timeSheets:actions.mailAgain');
  return [{ label, icon: envelope, onSelect: () => onMail(sheet) }, ...items];
}

/**
 * The next step of a sheet as a labelled button: the signature of a prepared sheet, the mail of a signed one. A
 * sheet that was most likely sent long ago has its mail among the other actions instead.
 */
export function NextStep({ sheet, fileName, onSign, onMail }: TimeSheetActionsProps) {
  const { t } = useTranslation('timeSheets');
  const isToMail = canBeMailed(sheet.state) && (!sheet.isPastMailing || sheet.isBeingSent);
  if (!isToMail && !canBeSigned(sheet.state)) return null;
  const label = isToMail ? t(sheet.isBeingSent ? 'actions.mailing' : 'actions.mail') : t('actions.sign');
  return (
    <Button
      size="sm"
      icon={isToMail ? envelope : pen}
      label={label}
      // Two buttons, so that the one that replaces the other does not get its focus.
      key={isToMail ? 'mail' : 'sign'}
      aria-label={`${label}: ${fileName}`}
      aria-disabled={isToMail && sheet.isBeingSent}
      onClick={() => (isToMail ? onMail(sheet) : onSign(sheet))}
    />
  );
}

/** The other actions of a row. */
export function TimeSheetActions(props: TimeSheetActionsProps) {
  return useItems(props).map(({ label, icon, tone, onSelect }) => (
    <IconButton
      key={label}
      icon={icon}
      label={label}
      about={props.fileName}
      onClick={onSelect}
      {...(tone && { tone })}
    />
  ));
}

/** The same actions in one menu, where there is little room. */
export function TimeSheetMenu(props: TimeSheetActionsProps) {
  const { t } = useTranslation('common');
  return <RowMenu label={t('actions.actions')} about={props.fileName} items={useItems(props)} />;
}

/** How long a wait must be to get a bar, in milliseconds. */
const NOTICEABLE_MS = 250;

/** The progress of the PDF that an action makes, from 0 to 1. The page stays usable meanwhile. */
export function PdfProgress({
  share,
  className,
}: {
  readonly share: number;
  readonly className?: string | undefined;
}) {
  const { t } = useTranslation('timeSheets');
  const isShown = useDelayedFlag(true, NOTICEABLE_MS);
  if (!isShown) return null;
  return (
    <progress
      className={clsx('tw-progress', className)}
      value={share}
      max={1}
      aria-label={t('pdf.progress')}
    />
  );
}
