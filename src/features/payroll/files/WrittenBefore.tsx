import { useTranslation } from 'react-i18next';
import { VALUE_KINDS } from '@/domain/payroll/payroll';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { Alert } from '@/shared/ui/messages/Alert';
import { useValueTexts } from '../useValueTexts';
import type { ExportWork } from './useExport';

/** Warns if the month was written before, because a payroll program books each file again. */
export function WrittenBefore({ work }: { readonly work: ExportWork }) {
  const { t } = useTranslation('payroll');
  const { withUnit } = useValueTexts();
  const { compared, whom, setWhom, isAgain, counted, gone } = work;
  if (!isAgain) return null;
  return (
    <div className="stack mb-3">
      <div>
        <Segmented
          label={t('export.whom')}
          value={whom}
          options={[
            { value: 'new', label: t('export.new', { count: compared.added.length }) },
            { value: 'all', label: t('export.all', { count: counted.length }) },
          ]}
          onChange={setWhom}
        />
      </div>
      {whom === 'all' && <Alert tone="warning">{t('export.twice')}</Alert>}
      {gone.length > 0 && <Alert tone="warning">{t('export.gone', { names: gone.join(', ') })}</Alert>}
      {compared.changed.length > 0 && (
        <Alert tone="warning">
          {t('export.changed')}
          <ul>
            {compared.changed.map(({ person, before, now }) => (
              <li key={person.guid}>
                {person.name}:{' '}
                {VALUE_KINDS.filter((kind) => before[kind] !== now[kind])
                  .map((kind) =>
                    t('export.instead', {
                      value: t(`value.${kind}`),
                      now: withUnit(kind, now[kind]),
                      before: withUnit(kind, before[kind]),
                    }),
                  )
                  .join('; ')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
