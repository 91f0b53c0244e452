import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import share from 'bootstrap-icons/icons/box-arrow-up.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type KeptServiceRecord, canBeMadeAnew } from '@/domain/service-records/keptRecord';
import { SIDES } from '@/domain/service-records/serviceRecord';
import { newServiceRecordPath, paths } from '@/shared/paths';
import { useUser } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { Spinner } from '@/shared/ui/messages/Spinner';
import { PdfPages } from '@/shared/ui/pdf/PdfPages';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type KeptPdf, readPdf } from '../kept/recordPdf';
import { canShare, useRecordFile } from '../kept/useRecordFile';
import { RecordCrumbs } from '../RecordCrumbs';
import { useRecords } from '../kept/useRecords';
import { useRecordWords } from '../useRecordWords';
import { RecordFacts } from './RecordFacts';
import classes from '../recordColumns.module.scss';

const RecordSigning = lazyComponent(
  async () => (await import('../signing/RecordSigning')).RecordSigning,
  ['signature', 'message'],
);

/** A service record: its pages, who signed it, and what can be done with it. */
export function RecordPage() {
  const { urlPath = '' } = useParams();
  const { t } = useTranslation('serviceRecords');
  const { kept } = useRecords();
  if (!kept) return <Spinner active />;
  const record = kept.records.find(({ key }) => key === urlPath);
  if (record) return <LoadedRecord key={urlPath} record={record} />;
  return (
    <>
      <PageHeader title={t('notFound.title')} breadcrumb={<RecordCrumbs current={urlPath} />} />
      <EmptyState
        title={t('notFound.text')}
        action={
          <Link className="btn btn-primary" to={paths.serviceRecords}>
            {t('notFound.back')}
          </Link>
        }
      />
    </>
  );
}

/** The PDF that the device keeps; `undefined` until it is read, null if there is none. It is read again after each signature. */
function useKeptPdf({ key, signatures }: KeptServiceRecord): KeptPdf | null | undefined {
  const guid = useUser()?.guid ?? '';
  const [read, setRead] = useState<{ readonly of: number; readonly pdf: KeptPdf | null }>();
  const of = signatures.length;
  useEffect(() => {
    let isCurrent = true;
    void readPdf(guid, key).then((pdf) => isCurrent && setRead({ of, pdf }));
    return () => {
      isCurrent = false;
    };
  }, [guid, key, of]);
  return read?.of === of ? read.pdf : undefined;
}

function LoadedRecord({ record }: { readonly record: KeptServiceRecord }) {
  const { t } = useTranslation('serviceRecords');
  const words = useRecordWords();
  const file = useRecordFile();
  const pdf = useKeptPdf(record);
  /** What is being signed. It stays as it was, because the record changes when it is saved. */
  const [signing, setSigning] = useState<Omit<ComponentProps<typeof RecordSigning>, 'onClose'> | null>(null);
  const { number, customer } = record;
  const isPhone = usePhone();
  const missing = SIDES.filter((side) => record.signatures.every((one) => one.side !== side));

  const actions = <RecordActions record={record} pdf={pdf} />;
  const shareButton = pdf && canShare() && (
    <Button
      look="primary"
      icon={share}
      label={t('record.share')}
      onClick={() => void file.share(record, pdf)}
    />
  );
  const signButton = pdf && missing.length > 0 && (
    <Button
      look="primary"
      icon={pen}
      label={t('record.sign')}
      onClick={() => setSigning({ record, images: pdf.images, sides: missing })}
    />
  );
  return (
    <>
      <PageHeader
        title={t('record.title', { number })}
        lead={t('record.about', { customer: customer.name, period: words.days(record) })}
        breadcrumb={<RecordCrumbs customer={customer} current={number} />}
        kind={t('one')}
        actions={
          !isPhone && (
            <>
              {actions}
              {shareButton}
              {signButton}
            </>
          )
        }
      />
      <ThumbAction>{signButton || shareButton}</ThumbAction>
      <div className={classes.columns}>
        <div className={classes.paper}>
          {pdf === null && <p className="text-secondary">{t('record.noPdf')}</p>}
          {pdf !== null && <PdfPages bytes={pdf?.bytes} label={t('record.pages', { number })} />}
        </div>
        <RecordFacts record={record} images={pdf?.images ?? {}}>
          {isPhone && (
            <div className="row wrap">
              {actions}
              {signButton && shareButton}
            </div>
          )}
        </RecordFacts>
      </div>
      {signing && <RecordSigning {...signing} onClose={() => setSigning(null)} />}
    </>
  );
}

interface RecordActionsProps {
  readonly record: KeptServiceRecord;
  readonly pdf: KeptPdf | null | undefined;
}

/** The buttons beside the one that comes first. */
function RecordActions({ record, pdf }: RecordActionsProps) {
  const { t } = useTranslation('serviceRecords');
  const navigate = useNavigate();
  const { remove } = useRecords();
  const file = useRecordFile();
  const { customer } = record;

  async function handleDelete() {
    await navigate(paths.serviceRecords);
    await remove(record);
  }

  return (
    <>
      <Button icon={trash} label={t('record.delete')} onClick={() => void handleDelete()} />
      {canBeMadeAnew(record) && (
        <Link
          className="btn btn-quiet"
          to={`${newServiceRecordPath({ ...record, customer: customer.id })}&record=${record.key}`}
        >
          <Icon of={arrowRepeat} />
          {t('record.again')}
        </Link>
      )}
      {pdf && (
        <Button icon={download} label={t('record.download')} onClick={() => file.download(record, pdf)} />
      )}
    </>
  );
}
