import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { signOf } from '@/domain/hiddenFindings';
import { fullName } from '@/domain/people/person';
import { type KeptServiceRecord, signersOf } from '@/domain/service-records/keptRecord';
import { groupsOf, sumsOfRows } from '@/domain/service-records/recordChoice';
import { serviceRecordData } from '@/domain/service-records/serviceRecordData';
import { type PaperSignature, SIDES, type Side } from '@/domain/service-records/serviceRecord';
import { useSaving } from '@/shared/forms/useSaving';
import { useFormats } from '@/shared/i18n/useFormats';
import { useUser } from '@/shared/store/hooks';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import type { KeptPdf } from '../kept/recordPdf';
import { useRecords } from '../kept/useRecords';
import { useMakeRecord } from '../paper/useMakeRecord';
import { sideNames, useRecordWords } from '../useRecordWords';
import { SideFields } from './SideFields';
import { useSigning } from './useSigning';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './recordSigning.module.scss';

interface RecordSigningProps {
  readonly record: KeptServiceRecord;
  /** The pictures of those who have signed it already. */
  readonly images: KeptPdf['images'];
  /** The sides that have not signed yet. */
  readonly sides: readonly Side[];
  readonly onMade?: () => void;
  readonly onClose: () => void;
}

/**
 * Both sides sign a record on one device, or none of them: first we, then the customer. What is drawn and typed stays a
 * draft until it is saved.
 */
export function RecordSigning(props: RecordSigningProps) {
  const { record, sides, onClose } = props;
  const { t } = useTranslation(['serviceRecords', 'common']);
  const user = useUser();
  const { kept } = useRecords();
  const signed = useSignedRecord(props);
  const [side, setSide] = useState<Side>(sides[0] ?? 'customer');
  const [ours, setOurs] = useState<PaperSignature | null>(null);
  const { language } = record.layout;
  // The drafts are of these rows alone.
  const draft = `record-${signOf(JSON.stringify(serviceRecordData(record)))}`;
  const own = user ? fullName(user) : record.by.name;
  const company = useSigning({ part: `${draft}-company`, name: own, language });
  const customer = useSigning({ part: `${draft}-customer`, name: '', language });
  const { isSaving, run, closeLater, isSent } = useSaving();
  const isOurs = side === 'company';
  const hasNext = isOurs && sides.includes('customer');
  const name = sideNames(record)[side];

  function close() {
    company.signature.forget();
    customer.signature.forget();
    onClose();
  }

  const save = (signatures: readonly (PaperSignature | null)[]) =>
    run(async (onSend) => {
      onSend();
      const isMade = await signed.save(signatures.filter((one) => one !== null));
      return isMade ? { kind: 'saved', finish: close } : { kind: 'invalid' };
    }, 'close');

  async function handlePrimary() {
    const made = await (isOurs ? company : customer).make(side);
    if (!made) return;
    if (hasNext) goTo(made, 'customer');
    else await save(isOurs ? [made] : [ours, made]);
  }

  function goTo(made: PaperSignature | null, next: Side) {
    setOurs(made);
    flushSync(() => setSide(next));
    // What stands on the screen is for somebody else now.
    document.querySelector<HTMLElement>('.modal.show [data-side]:not([hidden]) input')?.focus();
  }

  return (
    <Dialog
      title={t(`serviceRecords:sign.${side}`)}
      subtitle={
        sides.length === SIDES.length
          ? t('serviceRecords:sign.step', { step: isOurs ? 1 : 2, side: name })
          : name
      }
      dirty={company.signature.isDirty || customer.signature.isDirty}
      isBusy={isSent}
      onCloseLater={closeLater}
      onClose={close}
      footer={
        <SigningButtons
          {...{ hasNext, isSaving }}
          hasBack={!isOurs && sides.includes('company')}
          onSkip={() => goTo(null, 'customer')}
          onBack={() => goTo(ours, 'company')}
          onPaper={() => void save([ours])}
          onPrimary={() => void handlePrimary()}
        />
      }
    >
      <About record={record} isOurs={isOurs} onPages={signed.show} />
      <SideFields signing={company} isShown={isOurs} earlier={[]} />
      <SideFields
        signing={customer}
        isShown={!isOurs}
        earlier={signersOf(kept?.records ?? [], record.customer.id)}
      />
    </Dialog>
  );
}

/** Shows a record with those who have signed it already, and makes it with further signatures. */
function useSignedRecord({ record, images, onMade }: RecordSigningProps) {
  const { make, show, isOpen } = useMakeRecord();
  const present = record.signatures.flatMap((signature) => {
    const image = images[signature.side];
    return image === undefined ? [] : [{ ...signature, image }];
  });
  return {
    show: () => void show(record, present),
    /** Answers whether that worked. */
    save: async (signatures: readonly PaperSignature[]) => {
      const made = await make(record, [...present, ...signatures]);
      if (made && isOpen()) onMade?.();
      return made !== null;
    },
  };
}

interface AboutProps {
  readonly record: KeptServiceRecord;
  readonly isOurs: boolean;
  readonly onPages: () => void;
}

/** What is signed: for us customer, period and number, for the customer period, projects with their hours, and people. */
function About({ record, isOurs, onPages }: AboutProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const { rows, customer, number } = record;
  const days = useRecordWords().days(record);
  const projects = groupsOf(rows, 'project').map(
    ({ project, sums }) => `${project || t('settings.withoutProject')} ${formats.hours(sums.hours)} h`,
  );
  const people = formats.list([...new Set(rows.map(({ person }) => person))]);
  const parts = isOurs ? [customer.name, days, ''] : [days, ...projects, t('sign.by', { name: people })];
  return (
    <div className={classes.about}>
      <b className="figures">{t('sign.hours', { hours: formats.hours(sumsOfRows(rows).hours) })}</b>
      <span className="text-secondary text-small">
        {parts.join(' · ')}
        {isOurs && <span className="one-line">{number}</span>}
      </span>
      <Button look="link" label={t('sign.pages')} onClick={onPages} />
    </div>
  );
}

interface SigningButtonsProps {
  /** The customer signs next. */
  readonly hasNext: boolean;
  /** We signed before. */
  readonly hasBack: boolean;
  readonly isSaving: boolean;
  readonly onSkip: () => void;
  readonly onBack: () => void;
  readonly onPaper: () => void;
  readonly onPrimary: () => void;
}

function SigningButtons(props: SigningButtonsProps) {
  const { hasNext, hasBack, isSaving, onSkip, onBack, onPaper, onPrimary } = props;
  const { t } = useTranslation('serviceRecords');
  return (
    <>
      {hasNext && <Button label={t('sign.skip')} onClick={onSkip} />}
      {hasBack && (
        <>
          <Button label={t('sign.back')} onClick={onBack} />
          <Button label={t('sign.paper')} aria-disabled={isSaving} onClick={onPaper} />
        </>
      )}
      <Button
        look="primary"
        label={t(hasNext ? 'sign.toCustomer' : 'sign.save')}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-disabled={isSaving}
        onClick={onPrimary}
      />
    </>
  );
}
