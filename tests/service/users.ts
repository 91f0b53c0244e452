import * as v from 'valibot';
import { changeRow } from './database';
import type { Parts } from './parts';
import { broken, forbidden, notFound, Refusal } from './refusal';
import type { Router } from './router';
import { allUsers, profileTexts, userByGuid, verificationStates } from './userRows';
import { body, flag, maybe, nothing, oneOf, page, query, someField, text } from './validate';

const roleName = oneOf(['admin', 'administrator', 'manager', 'member']);
const image = v.pipe(
  v.string('a data URL of an image is expected'),
  v.regex(/^data:image\/(png|jpeg|jpg|svg\+xml)[;,]/, 'a data URL of an image is expected'),
);
const imageColumns = ['photo', 'photoSmall', 'photoMedium', 'background'] as const;

const userChanges = v.pipe(
  v.strictObject({
    guid: v.optional(text),
    username: v.optional(text),
    givenname: v.optional(text),
    surname: v.optional(text),
    ...v.entriesFromList(profileTexts, maybe(text)),
    ...v.entriesFromList(imageColumns, maybe(image)),
    role: v.optional(roleName),
    roles: v.optional(v.union([roleName, v.array(roleName)], 'a role or a list of roles is expected')),
    accountant: v.optional(v.union([flag, v.boolean()], '0 or 1 is expected')),
    verificationState: v.optional(oneOf(verificationStates)),
  }),
  someField(),
);
type UserChanges = v.InferOutput<typeof userChanges>;

/** The role to store: `role`, or else the highest of `roles`. Both spellings of admin are stored as one. */
function roleOf({ role, roles }: UserChanges): string | undefined {
  const named = role === undefined ? [roles ?? []].flat() : [role];
  const spelled = new Set<string>(named.map((one) => (one === 'administrator' ? 'admin' : one)));
  return ['admin', 'manager', 'member'].find((one) => spelled.has(one));
}

const adminFields = ['role', 'roles', 'accountant', 'verificationState'] as const;
const imageTypes = v.strictObject({ type: v.optional(oneOf(['full', 'medium', 'small'])) });
const photoColumn = { full: 'photo', medium: 'photoMedium', small: 'photoSmall' } as const;

function addProfile({ call }: Router, { store }: Parts): void {
  call('PUT /users/:guid', body(userChanges), ({ me, body: asked, param }) => {
    const guid = param('guid');
    if (guid !== me.guid && me.role !== 'admin') throw forbidden('only an admin changes other users');
    const adminField = adminFields.find((name) => asked[name] !== undefined);
    if (adminField !== undefined && me.role !== 'admin') throw forbidden(`${adminField}: only for admins`);
    const before = userByGuid(store, guid);
    if (!before) throw notFound('user');
    if (asked.guid !== undefined && asked.guid !== guid) {
      throw broken('guid', 'is not the guid of the address');
    }
    const taken = store.one(
      v.object({ guid: v.string() }),
      'select guid from users where username = ? and guid <> ?',
      asked.username ?? null,
      guid,
    );
    if (taken) throw new Refusal(409, 'username: is taken');
    const { guid: _, role: _role, roles: _roles, accountant, ...rest } = asked;
    return changeRow(
      store,
      'users',
      { column: 'guid', value: guid },
      { ...rest, role: roleOf(asked), accountant: accountant === undefined ? undefined : Number(accountant) },
    );
  });
}

export function addUsers(router: Router, parts: Parts): void {
  const { call } = router;
  const { store } = parts;
  const imageOf = (guid: string, column: string): string | null => {
    const row = store.one(
      v.object({ image: v.nullable(v.string()) }),
      `select ${column} as image from users where guid = ?`,
      guid,
    );
    if (!row) throw notFound('user');
    return row.image;
  };

  call('POST /users', body(page), ({ body: { start, count } }) =>
    allUsers(store).slice(start, start + count),
  );

  call('POST /users/find', body(v.strictObject({ value: text })), ({ body: { value } }) =>
    store.all(
      v.object({ guid: v.string(), mail: v.string() }),
      'select guid, mail from users where mail like ? order by mail',
      value,
    ),
  );

  call('GET /users/:guid', nothing, ({ param }) => {
    const user = userByGuid(store, param('guid'));
    if (!user) throw notFound('user');
    return [user];
  });

  call('GET /users/:guid/photo', query(imageTypes), (asked) => ({
    photo: imageOf(asked.param('guid'), photoColumn[asked.query.type ?? 'full']),
  }));

  call('GET /users/:guid/background', nothing, ({ param }) => ({
    background: imageOf(param('guid'), 'background'),
  }));

  addProfile(router, parts);
}
