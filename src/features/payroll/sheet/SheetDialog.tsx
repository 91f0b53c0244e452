import { useTranslation } from 'react-i18next';
import { VALUE_KINDS } from '@/domain/payroll/payroll';
import { type OpenItem, nameOf, valuesWithin } from '@/domain/payroll/payrollMonth';
import type { SheetDifference } from '@/domain/payroll/sheetDifferences';
import type { SheetFile } from '@/domain/payroll/sheetFile';
import { monthOf } from '@/domain/time/period';
import { env } from '@/shared/env';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { formatMoment } from '@/shared/pdf/printedFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { AskLink } from '../AskLink';
import type { OpenPayrollDialog } from '../payrollDialog';
import { useDifferenceWords } from '../useDifferenceWords';
import { useValueTexts } from '../useValueTexts';
import type { Payroll } from '../usePayroll';
import { SheetPdf } from './SheetPdf';
import { Button } from '@/shared/ui/buttons/Button';

interface SheetDialogProps {
  readonly item: OpenItem;
  readonly payroll: Payroll;
  readonly onOpen: (dialog: OpenPayrollDialog) => void;
  readonly onClose: () => void;
}

/** What differs between the text of a sheet and its data, or which of several versions of the same days counts. */
export function SheetDialog({ item, payroll, onOpen, onClose }: SheetDialogProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { person, files } = item;
  const [file] = files;
  const why = item.kind === 'altered' ? 'altered' : 'differs';
  const title = `${nameOf(item)}, ${formats.month(payroll.month)}`;
  const signed =
    files.length === 1 && file?.signedAt
      ? [t('sheet.signedAt', { moment: formatMoment(file.signedAt, env.companyTimeZone, formats.language) })]
      : [];
  return (
    <Dialog
      title={title}
      subtitle={[files.map(({ name }) => name).join(', '), ...signed].join(' · ')}
      size="lg"
      cancelLabel={t('sheet.close')}
      onClose={onClose}
      footer={
        item.kind !== 'twoVersions' &&
        file && (
          <>
            <Button label={t('sheet.byHand')} onClick={() => onOpen({ kind: 'byHand', file, person })} />
            <AskLink {...{ item, payroll }} className="btn btn-primary" label={t('sheet.askAnew')} />
          </>
        )
      }
    >
      {item.kind === 'twoVersions' ? (
        <Versions item={item} payroll={payroll} onClose={onClose} />
      ) : (
        file && (
          <>
            <Alert tone="danger">
              <b className="block">{t(`sheet.why.${why}`)}</b>
              {t(`sheet.countsNothing.${why}`)}
            </Alert>
            <SheetPdf {...{ payroll, file }} place={file.place} />
            <Differences file={file} />
          </>
        )
      )}
    </Dialog>
  );
}

/** All places where text and data differ, and at the end what is the same. */
function Differences({ file: { differences, days } }: { readonly file: SheetFile }) {
  const { t } = useTranslation('payroll');
  const wordsOf = useDifferenceWords();
  const has = (...places: readonly SheetDifference['where'][]) =>
    differences.some(({ where }) => places.includes(where));
  // Of days with a difference no row counts as the same.
  const differing = new Set(differences.flatMap((one) => ('date' in one ? one.date : [])));
  const same = days.filter(
    ({ date, values }) => !differing.has(date) && VALUE_KINDS.some((kind) => values[kind] !== 0),
  ).length;
  const equal = [
    ...(has('name') ? [] : [t('differs.name')]),
    ...(has('period') ? [] : [t('differs.period')]),
    ...(same > 0 ? [t('differs.moreRows', { count: same })] : []),
    ...(has('moment', 'mail') ? [] : [t('differs.signature')]),
  ].join(', ');
  if (differences.length === 0) return null;
  return (
    <table className="tw-table mb-3" aria-label={t('sheet.place')}>
      <thead>
        <tr>
          <th>{t('sheet.place')}</th>
          <th className="at-right">{t('sheet.printed')}</th>
          <th className="at-right">{t('sheet.attached')}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map((difference, at) => {
          const { place, printed, attached } = wordsOf(difference);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two rows of a day may differ in the same way
            <tr key={at}>
              <td>{place}</td>
              <td className="figures at-right text-strong">{printed}</td>
              <td className="figures at-right text-strong">{attached}</td>
            </tr>
          );
        })}
        {equal !== '' && (
          <tr>
            <td>{equal}</td>
            <td className="at-right text-secondary">{t('differs.same')}</td>
            <td className="at-right text-secondary">{t('differs.same')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Several files for the same days, of which one is chosen. */
function Versions({ item, payroll, onClose }: Omit<SheetDialogProps, 'onOpen'>) {
  const { t } = useTranslation('payroll');
  const { withUnit } = useValueTexts();
  const days = monthOf(payroll.month);
  return (
    <ul className="stack gap-24">
      {item.files.map((file) => (
        <li key={file.key} className="stack">
          <div className="split">
            <div className="shrinks">
              <b className="block ellipsis text-strong">{file.name}</b>
              <span className="text-secondary text-small">
                {t(`file.${file.state}`)} · {withUnit('hours', valuesWithin(days, file.days).hours)}
              </span>
            </div>
            <Button
              look="primary"
              size="sm"
              label={t('sheet.choose')}
              onClick={() => {
                void payroll.decide(
                  { kind: 'choose', hash: file.hash, others: item.files.map(({ hash }) => hash) },
                  t('done.choose', { name: item.person?.name ?? file.name }),
                );
                onClose();
              }}
            />
          </div>
          <SheetPdf {...{ payroll, file }} place={file.place} />
        </li>
      ))}
    </ul>
  );
}
