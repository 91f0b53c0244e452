import * as v from 'valibot';
import { oneOf, text } from '../service/validate';
import type { Style } from './styles';

type Schema = v.GenericSchema<unknown, unknown>;

/** The client must send the flag in the spelling in which it received it. */
function spelledFlag(style: Style): Schema {
  const spellings = { boolean: [false, true], number: [0, 1], text: ['false', 'true'] }[style.flags];
  return v.pipe(
    v.unknown(),
    v.check((sent) => spellings.some((one) => one === sent), 'the flag is not written as it was sent'),
    v.transform((sent) => (sent === spellings[1] ? 1 : 0)),
  );
}

const dataUrl = v.pipe(text, v.startsWith('data:image/jpeg;base64,'));

/** The body of `PUT /users/{guid}`: the guid, and the changed fields that are not empty. */
export function profileChange(style: Style): Readonly<Record<string, Schema>> {
  const names =
    'username givenname surname phone company postalCode location department jobTitle about xing linkedin facebook twitter';
  return {
    guid: text,
    ...Object.fromEntries(names.split(' ').map((name) => [name, v.optional(text)])),
    photo: v.optional(dataUrl),
    photoMedium: v.optional(dataUrl),
    photoSmall: v.optional(dataUrl),
    background: v.optional(dataUrl),
    role: v.optional(oneOf(['admin', 'administrator', 'manager', 'member'])),
    accountant: v.optional(spelledFlag(style)),
    verificationState: v.optional(oneOf(['pending', 'verified', 'authorized'])),
  };
}
