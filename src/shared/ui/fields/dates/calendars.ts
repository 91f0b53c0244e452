export { Calendar } from './Calendar';
export { SeveralCalendar } from './SeveralCalendar';
