import download from 'bootstrap-icons/icons/download.svg?icon';
import envelope from 'bootstrap-icons/icons/envelope.svg?icon';
import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { type TimeSheet, canBeMailed, canBeSigned } from '@/domain/timeSheet';
import { Icon, type IconShapes } from '@/shared/ui/Icon';
import { IconButton } from '@/shared/ui/IconButton';
import { type MenuItem, RowMenu } from '@/shared/ui/RowMenu';

/** What can be done with a sheet of the list. */
export interface TimeSheetHandlers {
  readonly onOpen: (sheet: TimeSheet) => void;
  readonly onMail: (sheet: TimeSheet) => void;
  readonly onDownload: (sheet: TimeSheet) => void;
  readonly onSign: (sheet: TimeSheet) => void;
  readonly onDelete: (sheet: TimeSheet) => void;
}

interface TimeSheetActionsProps extends TimeSheetHandlers {
  readonly sheet: TimeSheet;
}

/** Sign, for a prepared sheet only (section 2). */
function SignButton({ sheet, onSign }: TimeSheetActionsProps) {
  const { t } = useTranslation('timeSheets');
  if (!canBeSigned(sheet.state)) return null;
  return (
    <button className="btn btn-quiet btn-sm" type="button" onClick={() => onSign(sheet)}>
      <Icon of={pen} />
      {t('actions.sign')}
    </button>
  );
}

/** What can be done with a sheet by its state, besides signing: mail only when signed (section 2). */
function useItems({ sheet, onOpen, onMail, onDownload, onDelete }: TimeSheetActionsProps) {
  const { t } = useTranslation(['timeSheets', 'common']);
  const items: (MenuItem & { readonly icon: IconShapes; readonly isPrimary?: true })[] = [
    { label: t('timeSheets:actions.open'), icon: filePdf, onSelect: () => onOpen(sheet) },
    { label: t('timeSheets:actions.download'), icon: download, onSelect: () => onDownload(sheet) },
    { label: t('common:actions.delete'), icon: trash, tone: 'danger', onSelect: () => onDelete(sheet) },
  ];
  if (!canBeMailed(sheet.state)) return items;
  const mail = { label: t('timeSheets:actions.mail'), icon: envelope, onSelect: () => onMail(sheet) };
  return [{ ...mail, isPrimary: true as const }, ...items];
}

/** The actions of a row (section 2). */
export function TimeSheetActions(props: TimeSheetActionsProps) {
  return (
    <>
      <SignButton {...props} />
      {useItems(props).map(({ label, icon, tone, isPrimary, onSelect }) => (
        <IconButton
          key={label}
          icon={icon}
          label={label}
          onClick={onSelect}
          {...(isPrimary && { tone: 'primary' })}
          {...(tone && { tone })}
        />
      ))}
    </>
  );
}

/** The same actions with little room: Sign stays, the others are folded into one menu. */
export function TimeSheetMenu(props: TimeSheetActionsProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <SignButton {...props} />
      <RowMenu label={t('actions.actions')} items={useItems(props)} />
    </>
  );
}
