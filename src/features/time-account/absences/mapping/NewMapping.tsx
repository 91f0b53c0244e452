import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';

interface NewMappingProps {
  readonly records: readonly WorkRecord[];
  readonly onAdd: (customerId: string, projectId: string) => void;
}

const idsOf = (ids: readonly unknown[]) => [...new Set(ids.filter((id) => id !== null).map(String))];

/** The fields that choose a project by its customer; those in the user's records come first. */
export function NewMapping({ records, onAdd }: NewMappingProps) {
  const { t } = useTranslation('absences');
  const { fields, choose } = usePairChoice();
  const { values } = fields;
  const isChosen = values.customerId !== '' && values.projectId !== '';
  return (
    <fieldset className="tw-form">
      <legend className="visually-hidden">{t('mapping.add')}</legend>
      <CustomerAndProjectFields
        {...fields}
        field={(name) => ({ name, onValue: (value) => choose(name, value) })}
        recent={{
          customerId: idsOf(records.map(({ customerId }) => customerId)),
          projectId: idsOf(records.map(({ projectId }) => projectId)),
          label: t('mapping.fromRecords'),
          othersLabel: t('mapping.others'),
        }}
        texts={{ failed: t('mapping.failed'), customerFirst: t('mapping.customerFirst') }}
      />
      <div>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={!isChosen}
          onClick={() => onAdd(values.customerId, values.projectId)}
        >
          {t('mapping.take')}
        </button>
      </div>
    </fieldset>
  );
}
