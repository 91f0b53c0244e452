import * as v from 'valibot';
import { type AccountName, guidOf } from '../accounts';
import { testService } from '../jsdom/testService';
import { clientWith } from '../service/testing';

const row = v.looseObject({});

/** The answer of the reference service itself, whatever the test's style; the screen must show the same. */
export async function referenceList(
  path: string,
  start = 0,
  account: AccountName = 'member',
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const service = testService();
  const guid = guidOf(service, account);
  const { body } = await clientWith(service, service.issueToken(guid), guid).send(`POST ${path}`, {
    start,
    count: 20,
  });
  return v.parse(v.array(row), body);
}
