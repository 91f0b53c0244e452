import { type Screen, route, shell, start, texts } from './screenParts.ts';

const rare = (
  name: string,
  address: RegExp,
  [feature, page]: readonly [string, string],
  ownTexts: readonly string[],
  [javascript, css]: readonly [number, number],
): Screen => ({
  name,
  isRare: true,
  address,
  modules: [...start, ...shell, ...route(feature, page), ...ownTexts.map(texts)],
  budget: { javascript, css },
});

/** Screens that few open (see `isRare`). */
export const rareScreens: readonly Screen[] = [
  {
    name: 'about',
    isRare: true,
    address: /^\/about\/?$/u,
    modules: [...start, ...shell, 'src/app/pages/AboutPage.tsx', texts('about')],
    budget: { javascript: 195, css: 26 },
  },
  rare(
    'payroll',
    /^\/timesheets\/payroll\/?$/u,
    ['payroll', 'month/PayrollPage'],
    ['payroll', 'files'],
    [354, 29],
  ),
  rare(
    'file import',
    /^\/work\/import\/?$/u,
    ['work-records', 'file-import/FileImportPage'],
    ['fileImport', 'files'],
    [364.5, 29],
  ),
  rare(
    'new service record',
    /^\/customers\/service-records\/new/u,
    ['service-records', 'make/NewRecordPage'],
    ['serviceRecords', 'find'],
    [401, 29],
  ),
  rare(
    'service records',
    /^\/customers\/service-records\/?$/u,
    ['service-records', 'list/RecordsPage'],
    ['serviceRecords'],
    [312.5, 28],
  ),
  rare(
    'service record',
    /^\/customers\/service-records\/./u,
    ['service-records', 'record/RecordPage'],
    ['serviceRecords', 'message'],
    [283, 27],
  ),
];
