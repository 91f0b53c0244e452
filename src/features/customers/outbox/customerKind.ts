import { type CustomerDetails, detailsOf, newCustomer } from '@/domain/customers/customer';
import { api, invalidatedBy } from '@/shared/api/api';
import { wholeReading } from '@/shared/api/readableRows';
import { readFresh } from '@/shared/api/readFresh';
import type { OutboxKind } from '@/shared/outbox/outboxKind';
import { readEach } from '@/shared/outbox/readEach';
import { waitingCustomers } from '../keptCustomers';
import { createCustomer, customerTaken, getCustomer, updateCustomer } from '../api/customersApi';
import { listCustomerNames } from '../api/selectListsApi';

/**
 * How customers are saved. Changes of existing customers can wait while the service does not answer; a new customer
 * cannot. If its id is unknown, it is looked up among the names of all customers.
 */
export const customerKind: OutboxKind<CustomerDetails> = {
  ...waitingCustomers,
  mayWait: ({ row }) => row !== null,
  hasUpdate: true,
  calls: (dispatch) => ({
    list: async (items) => {
      const read = await readEach(items, async (id) => {
        const { data, error } = await dispatch(readFresh(getCustomer, String(id)));
        return data ? { data: detailsOf(data) } : { error };
      });
      if ('error' in read || items.every(({ id }) => id !== null)) return read;
      const names = wholeReading(await dispatch(readFresh(listCustomerNames, undefined)));
      if ('error' in names) return names;
      const named = names.data.map(({ id, name }) => ({ id, content: { ...newCustomer, name } }));
      return { ...read, data: [...read.data, ...named] };
    },
    create: async (details) => dispatch(createCustomer.initiate(details)),
    update: async (id, details) => {
      const { data, error } = await dispatch(updateCustomer.initiate({ id, details }));
      if (data === 0) return { error: { kind: 'unchanged' } };
      if (!error) dispatch(customerTaken(id, details));
      return { error };
    },
    adopt: (id, details) => {
      if (details) dispatch(customerTaken(id, details));
      dispatch(api.util.invalidateTags([...invalidatedBy('updateCustomer')]));
    },
  }),
};
