import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import type { Side } from '@/domain/service-records/serviceRecord';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import type { KeptPdf } from '../kept/recordPdf';
import { useMakeRecord } from '../make/useMakeRecord';
import { RecordSigning } from '../signing/RecordSigning';

interface SignLaterProps {
  readonly record: KeptServiceRecord;
  readonly pdf: KeptPdf;
  readonly sides: readonly Side[];
  readonly onClose: () => void;
}

/** Adds a missing signature to a record, whose rows stay as they are. */
export function SignLater({ record, pdf, sides, onClose }: SignLaterProps) {
  const { t } = useTranslation('serviceRecords');
  const dispatch = useAppDispatch();
  const { make, show } = useMakeRecord();
  const present = record.signatures.flatMap((signature) => {
    const image = pdf.images[signature.side];
    return image === undefined ? [] : [{ ...signature, image }];
  });
  return (
    <RecordSigning
      record={record}
      sides={sides}
      onPages={() => void show(record, present)}
      onSave={async (signatures) => {
        if ((await make(record, [...present, ...signatures])) === null) return false;
        dispatch(doneNotice(t('sign.done', { number: record.number })));
        return true;
      }}
      onClose={onClose}
    />
  );
}
