import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridPair } from '@/domain/work/weekGrid';
import { CustomerAndProjectFields, useCustomerAndProjectOptions } from '@/features/customers';
import { Dialog } from '@/shared/ui/dialog/Dialog';

interface AddRowProps {
  readonly onAdd: (pair: GridPair) => void;
  readonly onClose: () => void;
}

/** Asks for the customer and the project of a new row. */
export function AddRow({ onAdd, onClose }: AddRowProps) {
  const { t } = useTranslation(['weekGrid', 'workRecords']);
  const formId = useId();
  const [values, setValues] = useState({ customerId: '', projectId: '' });
  const [isMissing, setIsMissing] = useState(false);
  const { customers, projects } = useCustomerAndProjectOptions(values.customerId);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (values.customerId === '') {
      setIsMissing(true);
      return;
    }
    onAdd({
      customerId: customers.idOf(values.customerId),
      projectId: projects.idOf(values.projectId),
      customerName: customers.nameOf(values.customerId),
      projectName: projects.nameOf(values.projectId),
    });
    onClose();
  }

  return (
    <Dialog
      title={t('weekGrid:row.title')}
      onClose={onClose}
      footer={
        <button type="submit" form={formId} className="btn btn-primary">
          {t('weekGrid:row.add')}
        </button>
      }
    >
      <form id={formId} className="tw-form" noValidate onSubmit={handleSubmit}>
        <CustomerAndProjectFields
          customers={customers}
          projects={projects}
          values={values}
          field={(name) => ({
            onValue: (value) =>
              setValues((before) =>
                name === 'customerId'
                  ? { customerId: value, projectId: '' }
                  : { ...before, projectId: value },
              ),
            ...(name === 'customerId' &&
              isMissing &&
              values.customerId === '' && { error: t('weekGrid:row.missing') }),
          })}
          texts={{
            customer: t('workRecords:fields.customer'),
            project: t('workRecords:fields.project'),
            optionsFailed: t('workRecords:optionsFailed'),
            projectNeedsCustomer: t('workRecords:hints.projectNeedsCustomer'),
          }}
        />
      </form>
    </Dialog>
  );
}
