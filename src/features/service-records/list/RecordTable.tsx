import share from 'bootstrap-icons/icons/box-arrow-up.svg?icon';
import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import download from 'bootstrap-icons/icons/download.svg?icon';
import filePdf from 'bootstrap-icons/icons/file-earmark-pdf.svg?icon';
import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?icon';
import pen from 'bootstrap-icons/icons/pen.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type KeptServiceRecord, stateOf } from '@/domain/service-records/keptRecord';
import { sumsOfRows } from '@/domain/service-records/recordChoice';
import { useFormats } from '@/shared/i18n/useFormats';
import { serviceRecordPath } from '@/shared/paths';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { Icon } from '@/shared/ui/buttons/Icon';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { type KeptPdf, readPdf } from '../kept/recordPdf';
import { useRecords } from '../kept/useRecords';
import { canShare, useRecordFile } from '../kept/useRecordFile';
import { useRecordWords } from '../useRecordWords';
import { RecordCheck } from './RecordCheck';
import type { RecordChecks } from './useRecordChecks';
import '@/shared/ui/styles/cardRows.scss';
import classes from './recordTable.module.scss';

interface RecordTableProps {
  readonly records: readonly KeptServiceRecord[];
  readonly checks: RecordChecks;
}

/** The records as a table, on a phone as cards, each with what has changed since it was signed. */
export function RecordTable({ records, checks }: RecordTableProps) {
  const { t } = useTranslation('serviceRecords');
  return (
    <table className={clsx('tw-table', classes.table)} aria-label={t('title')}>
      <thead className="no-phone">
        <tr>
          <th>{t('list.customer')}</th>
          <th>{t('list.period')}</th>
          <th className="at-right">{t('list.hours')}</th>
          <th>{t('list.state')}</th>
          <th className="at-right">{t('list.action')}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => {
          const check = checks.of(record);
          return (
            <Fragment key={record.key}>
              <RecordRow record={record} />
              {check && check.kind !== 'agrees' && (
                <tr className={classes.check}>
                  <td colSpan={5}>
                    <RecordCheck {...{ record, check }} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function RecordRow({ record }: { readonly record: KeptServiceRecord }) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const guid = useUser()?.guid ?? '';
  const dispatch = useAppDispatch();
  const { remove } = useRecords();
  const file = useRecordFile();
  const isPhone = usePhone();
  const { key, number, customer, signatures } = record;
  const state = stateOf(record);
  const signed = signatures.find(({ side }) => side === 'customer');
  const day = signed ? words.signedAt(signed.at).day : '';
  const hours = formats.hours(sumsOfRows(record.rows).hours);

  async function withPdf(take: (pdf: KeptPdf) => unknown) {
    const pdf = await readPdf(guid, key);
    if (pdf) take(pdf);
    else dispatch(errorNotice(t('record.noPdf')));
  }

  return (
    <tr>
      <td>
        <Link className={classes.title} to={serviceRecordPath(key)}>
          <b className="block weight-560">{customer.name}</b>
          <span className="text-faint text-small figures">{number}</span>
        </Link>
      </td>
      <td className="figures">
        {words.days(record)}
        {isPhone && ` · ${hours} h`}
      </td>
      <td className="no-phone figures at-right weight-540">{hours}</td>
      <td>
        <span className="inline-row text-secondary text-small">
          <Icon
            of={state === 'signed' ? checkFill : state === 'created' ? fileText : pen}
            className={state === 'signed' ? 'text-success' : 'text-faint'}
          />
          {t(`state.${state}`, { day, name: signed?.name })}
        </span>
      </td>
      <td className={clsx('at-right one-line', classes.actions)}>
        <Link
          className="tw-icon-button"
          to={serviceRecordPath(key)}
          aria-label={`${t('list.open')}: ${number}`}
          title={t('list.open')}
        >
          <Icon of={filePdf} />
        </Link>
        <IconButton
          icon={download}
          label={t('list.download')}
          about={number}
          onClick={() => void withPdf((pdf) => file.download(record, pdf))}
        />
        {canShare() && (
          <IconButton
            icon={share}
            label={t('record.share')}
            about={number}
            onClick={() => void withPdf((pdf) => file.share(record, pdf))}
          />
        )}
        <IconButton
          icon={trash}
          label={t('list.delete')}
          about={number}
          onClick={() => void remove(record)}
        />
      </td>
    </tr>
  );
}
