import copyIcon from 'bootstrap-icons/icons/copy.svg?icon';
import { useTranslation } from 'react-i18next';
import type { PayrollFormat } from '@/domain/payroll/payroll';
import { bytesOfPayrollFile } from '@/domain/payroll/payrollFile';
import { cents } from '@/domain/money/money';
import { env } from '@/shared/env';
import { useFormats } from '@/shared/i18n/useFormats';
import { useCopyText } from '@/shared/notices/useCopyText';
import { Button } from '@/shared/ui/buttons/Button';
import { useValueTexts } from '../useValueTexts';
import type { ExportWork } from './useExport';
import classes from './fileParts.module.scss';

interface FilePartsProps {
  readonly work: ExportWork;
  readonly format: PayrollFormat;
}

/** The sum and the number of lines of each wage type, and below them the text of the file. */
export function FileParts({ work, format }: FilePartsProps) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const copy = useCopyText(t('export.copied'), t('export.notCopied'));
  const { lines, file } = work;
  const rounded = lines.filter(({ isRounded }) => isRounded);
  if (format === 'xlsx') return <p className="text-secondary mb-3">{t('export.workbook')}</p>;
  return (
    <>
      <SumsTable work={work} />
      {rounded.length > 0 && (
        <p className="text-secondary text-small mb-3">
          {t('export.rounded', {
            count: rounded.length,
            names: rounded
              .map(({ person, exact, hundredths }) => {
                const change = `${formats.number(exact / 100)} → ${formats.amount(cents(hundredths))}`;
                return `${person.name} ${change}`;
              })
              .join('; '),
          })}
        </p>
      )}
      {file && (
        <>
          <p className="row wrap text-small">
            <b className="text-strong">{file.name}</b>
            <span className="fills text-faint">
              {t('export.size', {
                encoding: t(`office.choice.${file.encoding}`),
                bytes: formats.number(bytesOfPayrollFile(file).length),
              })}
            </span>
            <Button
              look="link"
              icon={copyIcon}
              label={t('export.copy')}
              className="inline-row gap-5"
              onClick={() => void copy(file.text)}
            />
          </p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls has to be reached by keys */}
          <pre className={classes.text} tabIndex={0} aria-label={file.name}>
            {file.text.replace('\u{FEFF}', '')}
          </pre>
          <p className="text-secondary text-small mt-2">{t(`export.hint.${format}`)}</p>
        </>
      )}
    </>
  );
}

/** What a payroll office compares: the sum of each wage type. */
function SumsTable({ work: { sums, distance } }: Pick<FilePartsProps, 'work'>) {
  const { t } = useTranslation('payroll');
  const formats = useFormats();
  const { handedOver, withUnit } = useValueTexts();
  return (
    <table className="tw-table mb-3" aria-label={t('export.lines')}>
      <thead>
        <tr>
          <th>{t('wage.number')}</th>
          <th>
            <span className="visually-hidden">{t('export.name')}</span>
          </th>
          <th className="at-right">{t('people.sum')}</th>
          <th className="at-right">{t('export.lines')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map((sum) => (
          <tr key={sum.wageType.kinds.join(' ')}>
            <td className="figures">{sum.wageType.number}</td>
            <td>
              <b className="text-strong">{sum.wageType.kinds.map((kind) => t(`value.${kind}`)).join(', ')}</b>
              {sum.wageType.unit === 'amount' && sum.wageType.kinds.includes('km') && (
                <small className="left-8 text-faint text-small">
                  {t('export.perKm', {
                    distance: withUnit('km', distance),
                    rate: formats.euros(env.rates.mileage),
                  })}
                </small>
              )}
            </td>
            <td className="figures at-right text-strong">{handedOver(sum.wageType.unit, sum.hundredths)}</td>
            <td className="figures at-right">{sum.lines}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
