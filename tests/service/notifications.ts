import * as v from 'valibot';
import type { Parts } from './parts';
import type { Router } from './router';
import { body, nothing, oneOf, query } from './validate';

/** The kinds of mail that a user can switch on and off. */
export const emailTypes = [
  'customerMember',
  'projectMember',
  'kanbanMember',
  'removeKanbanMember',
  'taskMember',
  'removeTaskMember',
  'taskComplete',
  'taskComment',
  'taskReminder',
] as const;
export type EmailType = (typeof emailTypes)[number];

const chosen = v.strictObject({ emailType: oneOf(emailTypes) });
const typeRow = v.object({ emailType: v.picklist(emailTypes) });

/** Sends the mail if the person wants mails of this kind and did not cause it themselves. */
export function notify(
  { store, mailbox }: Parts,
  news: { to: string; by: string; type: EmailType; subject: string; text: string },
): void {
  if (news.to === news.by) return;
  const wanted = store.one(
    v.object({ mail: v.string() }),
    `select u.mail from users u join subscriptions s on s.guid = u.guid where u.guid = ? and s.emailType = ?`,
    news.to,
    news.type,
  );
  if (wanted) mailbox.send(wanted.mail, `Tagwerk: ${news.subject}`, news.text);
}

export function addNotifications({ call }: Router, { store }: Parts): void {
  const settingsOf = (guid: string): { mailSubscriptions: EmailType[] } => {
    const rows = store.all(typeRow, 'select emailType from subscriptions where guid = ?', guid);
    const set = new Set(rows.map((row) => row.emailType));
    return { mailSubscriptions: emailTypes.filter((type) => set.has(type)) };
  };

  call('GET /users/me/notification', nothing, ({ me }) => settingsOf(me.guid));

  call('POST /users/me/notification', body(chosen), ({ me, body: { emailType } }) => {
    store.run('insert or ignore into subscriptions values (?, ?)', me.guid, emailType);
    return settingsOf(me.guid);
  });

  call('DELETE /users/me/notification', query(chosen), ({ me, query: { emailType } }) => {
    store.run('delete from subscriptions where guid = ? and emailType = ?', me.guid, emailType);
    return settingsOf(me.guid);
  });
}
