import hash from 'bootstrap-icons/icons/hash.svg?icon';
import laptop from 'bootstrap-icons/icons/laptop.svg?icon';
import paperclip from 'bootstrap-icons/icons/paperclip.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { sumsOfRows } from '@/domain/service-records/recordChoice';
import { SIDES, type Side } from '@/domain/service-records/serviceRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { shortFingerprint } from '@/shared/pdf/fingerprint';
import { Icon } from '@/shared/ui/buttons/Icon';
import { sideNames, useRecordWords } from '../useRecordWords';
import classes from '../recordColumns.module.scss';

interface RecordFactsProps {
  readonly record: KeptServiceRecord;
  /** The pictures of the signatures, as far as they are kept. */
  readonly images: Readonly<Partial<Record<Side, string>>>;
  /** What can be done with it, on a phone. */
  readonly children: ReactNode;
}

/** The sum of a record, who signed it, and its fingerprint. */
export function RecordFacts({ record, images, children }: RecordFactsProps) {
  const { t } = useTranslation('serviceRecords');
  const formats = useFormats();
  const words = useRecordWords();
  const names = sideNames(record);
  return (
    <aside className="stack gap-16" aria-label={t('record.signatures')}>
      <p className="large-sum figures weight-580">
        {formats.hours(sumsOfRows(record.rows).hours)} h <small>{words.entries(record.rows.length)}</small>
      </p>
      <ul className={classes.signed}>
        {SIDES.map((side) => {
          const signature = record.signatures.find((one) => one.side === side);
          const image = images[side];
          const signed = signature && words.signedAt(signature.at);
          return (
            <li key={side} className="row">
              {image !== undefined && <img src={image} alt="" className={classes.picture} />}
              <span>
                <b className="block weight-560">{signature?.name ?? t('record.missing')}</b>
                <span className="text-secondary text-small figures">
                  {names[side]}
                  {signed && ` · ${signed.day}, ${signed.time}`}
                  {signature?.typed === true && ` · ${t('record.typed')}`}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      <ul className="tw-facts">
        {record.fingerprint !== '' && (
          <>
            <li>
              <Icon of={hash} className="text-faint" />
              <span className="figures">
                {t('record.fingerprint', { digits: shortFingerprint(record.fingerprint) })}
              </span>
            </li>
            <li>
              <Icon of={paperclip} className="text-faint" />
              <span>{t('record.attached')}</span>
            </li>
          </>
        )}
        <li>
          <Icon of={laptop} className="text-faint" />
          <span>{t('local')}</span>
        </li>
      </ul>
      {children}
    </aside>
  );
}
