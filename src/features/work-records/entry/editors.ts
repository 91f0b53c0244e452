import { SearchedField } from '@/shared/ui/fields/choice/ChoiceField';

export { RecordEditorForm, WorkRecordCardEditor, WorkRecordRowEditor } from './RecordEditors';
export { WorkRecordDialog } from './WorkRecordDialog';

// Fetched with the forms, so that users with many customers have the search without a network, too.
SearchedField.preload().catch(() => undefined);

// The code that saves is fetched with the forms, because the network may be gone when they are submitted.
Promise.all([import('@/shared/outbox/saver'), import('../outbox/workRecordKind')]).catch(() => undefined);
