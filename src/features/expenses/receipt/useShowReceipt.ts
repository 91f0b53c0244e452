import { useTranslation } from 'react-i18next';
import {
  type KeptReceipt,
  type NamedReceipt,
  type Receipt,
  isKeptReceipt,
  isNamedReceipt,
} from '@/domain/money/expense';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice, noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { type DialogMessage, messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { readReceipt } from '../readExpenses';

/** A file that comes sooner is shown without a word, in milliseconds. */
const SLOW_MS = 400;

function shownAs(contentType: string): DialogMessage['contentType'] {
  if (/^image\/jpe?g$/iu.test(contentType)) return 'image/jpeg';
  return contentType.toLowerCase() === 'image/png' ? 'image/png' : 'application/pdf';
}

/** Opens a receipt in the message dialog: a PDF with its page count, or an image. */
export function useShowReceipt(): (receipt: Receipt | KeptReceipt) => void {
  const { t } = useTranslation('expenses');
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const guid = useUser()?.guid ?? '';

  function show({ filename, contentType, path }: Receipt) {
    dispatch(messageShown({ title: filename, message: path, contentType: shownAs(contentType) }));
  }

  async function showKept(kept: KeptReceipt) {
    // Already loaded with the header, which sends waiting expenses.
    const { wholeReceipt } = await import('../outbox/keptReceipts');
    const receipt = await wholeReceipt(guid, kept);
    if (receipt) show(receipt);
    else dispatch(errorNotice(t('receipt.gone', { filename: kept.filename })));
  }

  async function showNamed(named: NamedReceipt) {
    const { filename, of } = named;
    const id = `receipt-${of}`;
    const tellSlow = setTimeout(
      () => dispatch(noticeGiven({ id, tone: 'info', text: t('receipt.reading', { filename }) })),
      SLOW_MS,
    );
    const read = await dispatch(readReceipt(named));
    clearTimeout(tellSlow);
    dispatch(noticeDismissed(id));
    if ('data' in read) show(read.data);
    else {
      const text = t('receipt.notRead', { filename, reason: errorText(read.error) });
      dispatch(noticeGiven({ id, tone: 'error', text }));
    }
  }

  return (receipt) => {
    if (isNamedReceipt(receipt)) void showNamed(receipt);
    else if (isKeptReceipt(receipt)) void showKept(receipt);
    else show(receipt);
  };
}
