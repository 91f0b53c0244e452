import type { Employee } from '@/domain/people/employee';
import { readFresh } from '@/shared/api/readFresh';
import type { ServiceThunk } from '@/shared/store/store';
import { getPhoto } from '@/shared/ui/people/photosApi';
import { getEmployee } from '../employeesApi';
import { getBackground } from '../imagesApi';
import { getSubscriptions } from '../subscriptionsApi';

/** A person in the service's spelling, without pictures. */
function employeeToWire({ id, givenName, photo: _photo, ...others }: Employee) {
  return { guid: id, givenname: givenName, ...others };
}

/** What is read of a profile; a part that could not be read has its error instead. */
type Read<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: unknown };

interface OwnProfile {
  /** In the service's spelling. */
  readonly person: Read<object>;
  /** Types of mail. */
  readonly subscriptions: Read<readonly string[]>;
  /** Data URLs; empty without a picture. */
  readonly photo: Read<string>;
  readonly background: Read<string>;
}

/** Reads the user's own profile, the mails that it subscribes to, and its pictures. */
export function readOwnProfile(guid: string): ServiceThunk<Promise<OwnProfile>> {
  return async (dispatch) => {
    const [person, subscriptions, photo, background] = await Promise.all([
      dispatch(readFresh(getEmployee, guid)),
      dispatch(readFresh(getSubscriptions, undefined)),
      dispatch(readFresh(getPhoto, { guid, type: 'full' })),
      dispatch(readFresh(getBackground, guid)),
    ]);
    return {
      person: person.data ? { data: employeeToWire(person.data) } : person,
      subscriptions,
      photo,
      background,
    };
  };
}
