export { EntitlementDialog } from './EntitlementDialog';
export { EntryDialog } from './entry/EntryDialog';
export { SickDialog } from './entry/SickDialog';
export { MappingDialog } from './mapping/MappingDialog';
