import { lazyComponent } from '@/shared/ui/loading/lazyComponent';

const AccountModelDialog = lazyComponent(
  async () => (await import('../model/AccountModelDialog')).AccountModelDialog,
);
const BookingDialog = lazyComponent(async () => (await import('../model/BookingDialog')).BookingDialog);

/** The dialogs of the account page. */
export type AccountDialog = 'model' | 'booking';

interface AccountDialogsProps {
  readonly open: AccountDialog | null;
  readonly onClose: () => void;
}

/** The dialog that is open, if any. */
export function AccountDialogs({ open, onClose }: AccountDialogsProps) {
  return (
    <>
      {open === 'model' && <AccountModelDialog onClose={onClose} />}
      {open === 'booking' && <BookingDialog onClose={onClose} />}
    </>
  );
}
