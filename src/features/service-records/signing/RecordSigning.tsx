import { useTranslation } from 'react-i18next';
import { signOf } from '@/domain/hiddenFindings';
import { fullName } from '@/domain/people/person';
import { type KeptServiceRecord, signersOf } from '@/domain/service-records/keptRecord';
import { groupsOf, sumsOfRows } from '@/domain/service-records/recordChoice';
import { serviceRecordData } from '@/domain/service-records/serviceRecordData';
import type { PaperSignature, Side } from '@/domain/service-records/serviceRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useUser } from '@/shared/store/hooks';
import { useRecords } from '../kept/useRecords';
import { sideNames, useRecordWords } from '../useRecordWords';
import { SigningDialog } from './SigningDialog';

interface RecordSigningProps {
  readonly record: KeptServiceRecord;
  readonly sides: readonly Side[];
  readonly onPages: () => void;
  readonly onSave: (signatures: readonly PaperSignature[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The signatures of a record, with what both sides have to know of it. */
export function RecordSigning({ record, ...rest }: RecordSigningProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const user = useUser();
  const { kept } = useRecords();
  const { number, customer, by, rows } = record;
  const days = words.days(record);
  const projects = groupsOf(rows, 'project').map(
    ({ project, sums }) => `${project || t('settings.withoutProject')} ${formats.hours(sums.hours)} h`,
  );
  const people = [...new Set(rows.map(({ person }) => person))];
  return (
    <SigningDialog
      {...rest}
      words={{
        number,
        hours: formats.hours(sumsOfRows(rows).hours),
        about: [customer.name, days, number].join(' · '),
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
