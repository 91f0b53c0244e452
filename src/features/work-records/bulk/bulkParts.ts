export { BulkBar } from './BulkBar';
export { ResultMark } from './ResultMark';
