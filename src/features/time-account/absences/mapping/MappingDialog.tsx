import plus from 'bootstrap-icons/icons/plus-lg.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { yearOf, periodOfYear } from '@/domain/time/period';
import type { AbsenceKind, ProjectAbsence } from '@/domain/account/absence';
import { dayRemarks, projectKeyOf } from '@/domain/account/accountDays';
import type { WorkRecord } from '@/domain/work/workRecord';
import { FormDialog } from '@/shared/forms/FormDialog';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useNames } from '@/shared/lists/find/useNames';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';
import type { OwnAccount } from '../../useOwnAccount';
import { MappingRow, isRecordOf } from './MappingRow';
import classes from './mappingDialog.module.scss';

interface MappingDialogProps {
  readonly own: OwnAccount;
  /** @param before the mappings with which the dialog was opened */
  readonly onSave: (before: readonly ProjectAbsence[], after: readonly ProjectAbsence[]) => Promise<void>;
  readonly onClose: () => void;
}

/** The dialog for mapped projects, whose records count as absences instead of as work. */
export function MappingDialog({ own, onSave, onClose }: MappingDialogProps) {
  const { t } = useTranslation('absences');
  // In state, because another tab may change the mappings while the dialog is open.
  const [before] = useState(own.mapped);
  const [mapped, setMapped] = useState(before);
  const [isAdding, setIsAdding] = useState(false);
  const names = useMappedNames(mapped, own.reading.records ?? []);
  const isDirty = mapped !== before;

  const put = (mapping: ProjectAbsence) =>
    setMapped((all) =>
      all.some((one) => projectKeyOf(one) === projectKeyOf(mapping))
        ? all.map((one) => (projectKeyOf(one) === projectKeyOf(mapping) ? mapping : one))
        : [...all, mapping],
    );

  async function save() {
    await onSave(before, mapped);
    return { kind: 'saved', finish: onClose } as const;
  }

  return (
    <FormDialog
      title={t('mapping.title')}
      isDirty={isDirty}
      canSave={isDirty}
      saveLabel={t('entry.save')}
      save={save}
      onClose={onClose}
    >
      <p className="text-secondary mb-3">{t('mapping.text')}</p>
      {mapped.length > 0 && (
        <ul className={classes.list}>
          {mapped.map((mapping) => (
            <MappingRow
              key={projectKeyOf(mapping)}
              mapping={mapping}
              name={names(mapping)}
              own={own}
              onKind={(kind: AbsenceKind) => put({ ...mapping, kind, changedAt: Date.now() })}
              onDelete={() => setMapped(mapped.filter((one) => one !== mapping))}
            />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewMapping
          records={own.reading.records ?? []}
          onAdd={(customerId, projectId) => {
            put({ customerId, projectId, kind: 'vacation', changedAt: Date.now() });
            setIsAdding(false);
          }}
        />
      ) : (
        <Button
          look="ghost"
          size="sm"
          icon={plus}
          label={t('mapping.add')}
          onClick={() => setIsAdding(true)}
        />
      )}
      <BothRemark own={own} mapped={mapped} />
    </FormDialog>
  );
}

/** Names the days that have both an entered absence and a record of a mapped project; the record counts. */
function BothRemark({ own, mapped }: Pick<MappingDialogProps, 'own'> & Pick<OwnAccount, 'mapped'>) {
  const { t } = useTranslation('absences');
  const formats = useFormats();
  const { from } = periodOfYear(yearOf(own.account?.start ?? own.today));
  const { to } = periodOfYear(yearOf(own.today));
  const days = dayRemarks({ from, to }, { ...own.inputs, mapped })
    .filter(({ kind }) => kind === 'both')
    .map(({ date }) => formats.dayMonth(date));
  if (days.length === 0) return null;
  return (
    <p className="tw-alert quiet above-16">
      <Icon of={warning} className="text-faint" />
      <span>
        <Trans t={t} i18nKey="mapping.both" values={{ days: formats.list(days) }} components={{ b: <b /> }} />
      </span>
    </p>
  );
}

const loadNames = async () => (await import('@/features/customers')).loadNameReader();

/** The names of mapped projects, from the user's records or otherwise from the lists of the service. */
function useMappedNames(
  mapped: readonly ProjectAbsence[],
  records: readonly WorkRecord[],
): (mapping: ProjectAbsence) => string {
  const projectName = useProjectName();
  const unknown = mapped.filter((mapping) => !records.some((record) => isRecordOf(mapping, record)));
  const names = useNames({
    load: loadNames,
    customers: unknown.map(({ customerId }) => customerId),
    isNeeded: unknown.length > 0,
  });
  return (mapping) => {
    const record = records.find((one) => isRecordOf(mapping, one));
    return record
      ? `${record.customerName} · ${projectName(record.projectName)}`
      : `${names.customer.labelOf(mapping.customerId) ?? mapping.customerId} · ${names.project.labelOf(mapping.projectId) ?? mapping.projectId}`;
  };
}

interface NewMappingProps {
  readonly records: readonly WorkRecord[];
  readonly onAdd: (customerId: string, projectId: string) => void;
}

const idsOf = (ids: readonly unknown[]) => [...new Set(ids.filter((id) => id !== null).map(String))];

/** The fields that choose a project by its customer; those in the user's records come first. */
function NewMapping({ records, onAdd }: NewMappingProps) {
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
        <Button
          size="sm"
          label={t('mapping.take')}
          disabled={!isChosen}
          onClick={() => onAdd(values.customerId, values.projectId)}
        />
      </div>
    </fieldset>
  );
}
