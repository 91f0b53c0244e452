import { useTranslation } from 'react-i18next';
import { signOf } from '@/domain/hiddenFindings';
import { fullName } from '@/domain/people/person';
import { type KeptServiceRecord, signersOf } from '@/domain/service-records/keptRecord';
import { groupsOf, sumsOfRows } from '@/domain/service-records/recordChoice';
import { serviceRecordData } from '@/domain/service-records/serviceRecordData';
import type { PaperSignature, Side } from '@/domain/service-records/serviceRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { doneNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import type { KeptPdf } from '../kept/recordPdf';
import { useRecords } from '../kept/useRecords';
import { useMakeRecord } from '../paper/useMakeRecord';
import { sideNames, useRecordWords } from '../useRecordWords';
import { SigningDialog } from './SigningDialog';

interface RecordSigningProps {
  readonly record: KeptServiceRecord;
  /** The pictures of those who have signed it already. */
  readonly images: KeptPdf['images'];
  /** Who signs now. */
  readonly sides: readonly Side[];
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

/** Makes a record with more signatures, or without any; both sides see what they have to know of it. */
export function RecordSigning({ record, images, onMade, ...rest }: RecordSigningProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const { number, customer, by, rows } = record;
  const dispatch = useAppDispatch();
  const user = useUser();
  const { make, show } = useMakeRecord();
  const present = record.signatures.flatMap((signature) => {
    const image = images[signature.side];
    return image === undefined ? [] : [{ ...signature, image }];
  });

  async function save(signatures: readonly PaperSignature[]) {
    const all = [...present, ...signatures];
    if ((await make(record, all)) === null) return false;
    dispatch(doneNotice(t(all.length === 0 ? 'make.created' : 'sign.done', { number })));
    onMade?.();
    return true;
  }

  const { kept } = useRecords();
  const days = words.days(record);
  const projects = groupsOf(rows, 'project').map(
    ({ project, sums }) => `${project || t('settings.withoutProject')} ${formats.hours(sums.hours)} h`,
  );
  const people = [...new Set(rows.map(({ person }) => person))];
  return (
    <SigningDialog
      {...rest}
      onPages={() => void show(record, present)}
      onSave={save}
      words={{
        number,
        hours: formats.hours(sumsOfRows(rows).hours),
        about: [customer.name, days].join(' · '),
        details: [days, ...projects, t('sign.by', { name: formats.list(people) })].join(' · '),
      }}
      names={sideNames(record)}
      draft={`record-${signOf(JSON.stringify(serviceRecordData(record)))}`}
      language={record.layout.language}
      own={user ? fullName(user) : by.name}
      earlier={signersOf(kept?.records ?? [], customer.id)}
    />
  );
}
