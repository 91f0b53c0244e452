import * as v from 'valibot';
import type { Store } from './database';

export type Mail = { to: string; subject: string; text: string; code: string | null; sentAt: string };
export type Mailbox = {
  send: (to: string, subject: string, text: string, code?: string) => void;
  /** The newest mail comes first. */
  list: () => Mail[];
};

const mailRow = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  code: v.nullable(v.string()),
  sentAt: v.string(),
});

/** Mails are kept instead of sent; `GET /__mail` shows them. */
export function makeMailbox(store: Store, now: () => number, onMail?: (mail: Mail) => void): Mailbox {
  return {
    send: (to, subject, text, code) => {
      const mail = { to, subject, text, code: code ?? null, sentAt: new Date(now()).toISOString() };
      store.run(
        'insert into mails (recipient, subject, text, code, sentAt) values (?, ?, ?, ?, ?)',
        to,
        subject,
        text,
        mail.code,
        mail.sentAt,
      );
      onMail?.(mail);
    },
    list: () =>
      store.all(mailRow, 'select recipient as "to", subject, text, code, sentAt from mails order by id desc'),
  };
}
