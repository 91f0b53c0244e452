import { loadSearchedField } from '@/shared/ui/fields/choice/lazySearchedField';

export { WorkRecordCardEditor } from './WorkRecordCardEditor';
export { WorkRecordDialog } from './WorkRecordDialog';
export { WorkRecordRowEditor } from './WorkRecordRowEditor';

// Whoever has many customers finds it there, also without a network.
loadSearchedField().catch(() => undefined);

// What saves is there with the forms: the network may be gone when they are sent.
Promise.all([import('@/shared/outbox/saver'), import('../outbox/workOutbox')]).catch(() => undefined);
