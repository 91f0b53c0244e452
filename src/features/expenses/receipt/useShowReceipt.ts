import type { Receipt } from '@/domain/expense';
import { type DialogMessage, messageShown } from '@/shared/store/dialogSlice';
import { useAppDispatch } from '@/shared/store/hooks';

function shownAs(contentType: string): DialogMessage['contentType'] {
  if (/^image\/jpe?g$/iu.test(contentType)) return 'image/jpeg';
  return contentType.toLowerCase() === 'image/png' ? 'image/png' : 'application/pdf';
}

/** Opens a receipt in the message dialog (section 2): a PDF with its page count, or an image. */
export function useShowReceipt(): (receipt: Receipt) => void {
  const dispatch = useAppDispatch();
  return ({ filename, contentType, path }) =>
    dispatch(messageShown({ title: filename, message: path, contentType: shownAs(contentType) }));
}
