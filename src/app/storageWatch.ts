import i18next from 'i18next';
import { noticeDismissed, noticeGiven } from '@/shared/notices/noticesSlice';
import { deviceMemoryOf } from '@/shared/storage/deviceMemory';
import { hearStorage, isStorageSilent, retryStorage } from '@/shared/storage/userDatabase';
import type { AppStore } from '@/shared/store/store';

/** How often storage that does not answer is tried again, in milliseconds. */
const RETRY_EVERY_MS = 10_000;

const id = 'storage';

/**
 * Says that the storage of the device does not answer, for as long as that is so, and tries it again. When it answers,
 * what was changed meanwhile is stored, and what is on the screen is read again.
 *
 * @returns a function that stops it
 */
export function startStorageWatch({ dispatch, extra }: AppStore): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    if (isStorageSilent() === (timer !== undefined)) return;
    clearInterval(timer);
    timer = isStorageSilent() ? setInterval(retryStorage, RETRY_EVERY_MS) : undefined;
    if (timer) {
      dispatch(noticeGiven({ id, tone: 'error', text: i18next.t('common:storageSilent') }));
    } else {
      dispatch(noticeDismissed(id));
      deviceMemoryOf(extra).readAnew();
    }
  };
  const stop = hearStorage(look);
  look();
  return () => {
    stop();
    clearInterval(timer);
  };
}
