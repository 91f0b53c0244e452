import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { timeSheetFileName } from '@/domain/sheets/timeSheet';
import type { WorkRecord } from '@/domain/work/workRecord';
import { WorkRecordDialog, newValues, valuesOf } from '@/features/work-records';
import { useFormats } from '@/shared/i18n/useFormats';
import { useUser } from '@/shared/store/hooks';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { useToday } from '@/shared/ui/timing/useClock';
import { TimeSheetDialogs } from '../list/TimeSheetDialogs';
import type { MonthSheet } from './useMonthSheet';

const ConfirmDialog = lazyComponent(async () => (await import('@/shared/forms/ConfirmDialog')).ConfirmDialog);

/** Which dialog of the cockpit is open. */
export type OpenDialog =
  | { readonly kind: 'closed' | 'sign' | 'send' | 'recreate' }
  | { readonly kind: 'edit'; readonly record: WorkRecord }
  | { readonly kind: 'new'; readonly date: IsoDate; readonly hours: number };

interface CockpitDialogsProps {
  readonly dialog: OpenDialog;
  readonly own: MonthSheet;
  readonly onClose: () => void;
}

/** The dialogs of the cockpit: for records and for time sheets. */
export function CockpitDialogs({ dialog, own, onClose }: CockpitDialogsProps) {
  const { t } = useTranslation(['monthClose', 'timeSheets']);
  const { language } = useFormats();
  const today = useToday();
  const username = useUser()?.username ?? '';
  const { sheet } = own;
  switch (dialog.kind) {
    case 'closed':
      return null;
    case 'edit':
      return (
        <WorkRecordDialog
          record={dialog.record}
          values={valuesOf(dialog.record, language)}
          onClose={onClose}
        />
      );
    case 'new':
      return (
        <WorkRecordDialog
          record={null}
          values={newValues({ date: dialog.date, hours: dialog.hours }, today, language)}
          suggests
          focus="hours"
          onClose={onClose}
        />
      );
    // A signed sheet loses its signature when it is replaced.
    case 'recreate':
      return sheet ? (
        <ConfirmDialog
          title={t('monthClose:recreate.title')}
          confirmLabel={t('monthClose:create.again')}
          isDangerous
          act={async () => own.creation.replace(sheet)}
          describeFailure={(reason) => t('timeSheets:delete.failed', { reason })}
          onDone={onClose}
          onClose={onClose}
        >
          <p>
            <b className="text-medium break-anywhere">{timeSheetFileName(username, sheet)}</b>
            <br />
            <span className="text-secondary">{t('monthClose:recreate.text')}</span>
          </p>
        </ConfirmDialog>
      ) : null;
    case 'sign':
    case 'send':
      return sheet ? (
        <TimeSheetDialogs
          open={{ kind: dialog.kind, sheet }}
          username={username}
          onSend={own.mail}
          mailsOnceSigned
          onClose={onClose}
        />
      ) : null;
  }
}
