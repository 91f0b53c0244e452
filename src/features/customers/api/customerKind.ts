import { type CustomerDetails, customerFields } from '@/domain/customer';
import { api } from '@/shared/api/api';
import { readAnew } from '@/shared/api/readAnew';
import { invalidatedBy } from '@/shared/api/tags';
import type { SavedKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { valuesOf } from '../edit/customerValues';
import { getCustomer, updateCustomer } from './customersApi';

/** How customers are saved. */
export const customerKind: SavedKind<CustomerDetails> = {
  fields: customerFields,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async (items) =>
      readEach(items, async (id) => {
        const reading = dispatch(getCustomer.initiate(String(id), { forceRefetch: true }));
        const { data, error } = await readAnew(reading);
        return data ? { data: valuesOf(data) } : { error };
      }),
    update: async (id, details) => {
      const { data, error } = await dispatch(updateCustomer.initiate({ id, details }));
      return data === 0 ? { error: { kind: 'unchanged' } } : { error };
    },
    adopt: () => void dispatch(api.util.invalidateTags([...invalidatedBy('updateCustomer')])),
  }),
};
