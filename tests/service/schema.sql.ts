/** Raise it with every change of the tables: a data file of another version is recreated. */
export const schemaVersion = 1;

/** Fields of the contract (Project_fk, TimeBudged) keep their spelling in the tables. */
export const schemaSql = `
create table users (
  guid text primary key, username text not null unique collate nocase, mail text not null unique collate nocase,
  passwordHash text, givenname text not null, surname text not null, phone text, company text, postalCode text,
  location text, department text, jobTitle text, about text, xing text, linkedin text, facebook text, twitter text,
  role text not null, accountant integer not null default 0, verificationState text not null,
  photo text, photoMedium text, photoSmall text, background text
);
create table identities (
  provider text not null, oAuthId text not null, guid text not null references users on delete cascade,
  primary key (provider, oAuthId)
);
create table tokens (hash text primary key, guid text not null, expiresAt integer not null);
create table codes (hash text not null, kind text not null, mail text not null, expiresAt integer not null);
create table mails (
  id integer primary key autoincrement, recipient text not null, subject text not null, text text not null,
  code text, sentAt text not null
);
create table subscriptions (guid text not null, emailType text not null, primary key (guid, emailType));
create table customers (
  Id integer primary key autoincrement, Name text not null, Address text, PostalCode text, Location text,
  CustomerNumber text, Active integer not null default 1
);
create table customerMembers (customerId integer not null, guid text not null, primary key (customerId, guid));
create table projects (
  Id integer primary key autoincrement, Name text not null, Description text, OrderNumber text, ProjectNumber text,
  ProjectState text not null, TimeBudged real not null default 0, Revenue real not null default 0,
  Customers_fk integer not null references customers
);
create table projectMembers (projectId integer not null, guid text not null, primary key (projectId, guid));
create table workRecords (
  Id integer primary key autoincrement, guid text not null, Date text not null, Project_fk integer, Customer_fk integer,
  Description text not null, TravelTime real, Departure text, Arrival text, DistanceKM real, FoodAllowance real,
  TravelExpenses real, HoursWorked real not null, Location text not null
);
create index workRecordsByOwner on workRecords (guid, Date, Id);
create index workRecordsByCustomer on workRecords (Customer_fk, Date);
create index workRecordsByProject on workRecords (Project_fk, Date);
create table expenses (
  Id integer primary key autoincrement, guid text not null, Date text not null, VoucherNumber integer,
  Type text not null, TotalCost real not null, Description text, Customer_fk integer, Project_fk integer, FileLink text
);
create index expensesByOwner on expenses (guid, Date, Id);
create table sheets (
  id integer primary key autoincrement, guid text not null, state text not null, fromDay text not null,
  toDay text not null, signature text, signatureTimestamp text, signatureMail text, rows text
);
create table boards (
  id integer primary key autoincrement, title text not null, class text not null, owner text not null,
  customerId integer
);
create table boardMembers (boardId integer not null, guid text not null, primary key (boardId, guid));
create table buckets (
  id integer primary key autoincrement, boardId integer not null, name text not null, stage integer not null
);
create table tasks (
  id integer primary key autoincrement, boardId integer not null, bucketId integer not null, title text not null,
  description text, stage integer not null, state text not null, priority text not null, startDate text, endDate text
);
create index tasksByBoard on tasks (boardId);
create table taskMembers (taskId integer not null, guid text not null, primary key (taskId, guid));
create table comments (
  id integer primary key autoincrement, taskId integer not null, content text not null, guid text not null,
  commentTime text not null
);
create index commentsByTask on comments (taskId);
`;
