import type account from './locales/de/account.json';
import type auth from './locales/de/auth.json';
import type bulkEdit from './locales/de/bulkEdit.json';
import type calendar from './locales/de/calendar.json';
import type calendarImport from './locales/de/calendarImport.json';
import type charts from './locales/de/charts.json';
import type common from './locales/de/common.json';
import type customers from './locales/de/customers.json';
import type dashboard from './locales/de/dashboard.json';
import type edit from './locales/de/edit.json';
import type expenses from './locales/de/expenses.json';
import type find from './locales/de/find.json';
import type identity from './locales/de/identity.json';
import type keys from './locales/de/keys.json';
import type layout from './locales/de/layout.json';
import type members from './locales/de/members.json';
import type message from './locales/de/message.json';
import type monthClose from './locales/de/monthClose.json';
import type outbox from './locales/de/outbox.json';
import type pages from './locales/de/pages.json';
import type people from './locales/de/people.json';
import type planner from './locales/de/planner.json';
import type report from './locales/de/report.json';
import type search from './locales/de/search.json';
import type timeSheets from './locales/de/timeSheets.json';
import type quickEntry from './locales/de/quickEntry.json';
import type workSettings from './locales/de/workSettings.json';
import type timer from './locales/de/timer.json';
import type workDays from './locales/de/workDays.json';
import type weekGrid from './locales/de/weekGrid.json';
import type workRecords from './locales/de/workRecords.json';

// The German texts define the type: a key that is missing there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      auth: typeof auth;
      bulkEdit: typeof bulkEdit;
      calendar: typeof calendar;
      calendarImport: typeof calendarImport;
      charts: typeof charts;
      common: typeof common;
      customers: typeof customers;
      dashboard: typeof dashboard;
      edit: typeof edit;
      expenses: typeof expenses;
      find: typeof find;
      identity: typeof identity;
      keys: typeof keys;
      layout: typeof layout;
      members: typeof members;
      message: typeof message;
      monthClose: typeof monthClose;
      outbox: typeof outbox;
      pages: typeof pages;
      people: typeof people;
      planner: typeof planner;
      report: typeof report;
      search: typeof search;
      timeSheets: typeof timeSheets;
      quickEntry: typeof quickEntry;
      workSettings: typeof workSettings;
      timer: typeof timer;
      workDays: typeof workDays;
      weekGrid: typeof weekGrid;
      workRecords: typeof workRecords;
    };
  }
}
