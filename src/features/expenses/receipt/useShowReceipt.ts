import { useTranslation } from 'react-i18next';
import { type KeptReceipt, type Receipt, isKeptReceipt } from '@/domain/money/expense';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { selectUser } from '@/shared/session/sessionSlice';
import { type DialogMessage, messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';

function shownAs(contentType: string): DialogMessage['contentType'] {
  if (/^image\/jpe?g$/iu.test(contentType)) return 'image/jpeg';
  return contentType.toLowerCase() === 'image/png' ? 'image/png' : 'application/pdf';
}

/** Opens a receipt in the message dialog: a PDF with its page count, or an image. */
export function useShowReceipt(): (receipt: Receipt | KeptReceipt) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const guid = useAppSelector(selectUser)?.guid ?? '';

  function show({ filename, contentType, path }: Receipt) {
    dispatch(messageShown({ title: filename, message: path, contentType: shownAs(contentType) }));
  }

  async function showKept(kept: KeptReceipt) {
    // Already loaded with the header, which sends waiting expenses.
    const { wholeReceipt } = await import('../outbox/keptReceipts');
    const receipt = await wholeReceipt(guid, kept);
    if (receipt) show(receipt);
    else dispatch(noticeGiven({ tone: 'error', text: t('receipt.gone', { filename: kept.filename }) }));
  }

  return (receipt) => {
    if (isKeptReceipt(receipt)) void showKept(receipt);
    else show(receipt);
  };
}
