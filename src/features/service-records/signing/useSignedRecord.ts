import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import type { PaperSignature } from '@/domain/service-records/serviceRecord';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { KeptPdf } from '../kept/recordPdf';
import { useMakeRecord } from '../paper/useMakeRecord';

/** Shows a record with those who have signed it already, and makes it with further signatures. */
export function useSignedRecord(record: KeptServiceRecord, images: KeptPdf['images'], onMade?: () => void) {
  const { t } = useTranslation('serviceRecords');
  const dispatch = useAppDispatch();
  const { make, show } = useMakeRecord();
  const { number } = record;
  const present = record.signatures.flatMap((signature) => {
    const image = images[signature.side];
    return image === undefined ? [] : [{ ...signature, image }];
  });
  return {
    show: () => void show(record, present),
    /** Answers whether that worked. */
    save: async (signatures: readonly PaperSignature[]) => {
      const all = [...present, ...signatures];
      if ((await make(record, all)) === null) return false;
      dispatch(doneNotice(t(all.length === 0 ? 'make.created' : 'sign.done', { number })));
      onMade?.();
      return true;
    },
  };
}
