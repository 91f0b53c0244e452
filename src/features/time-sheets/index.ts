export { TimeSheetsPage } from './TimeSheetsPage';
