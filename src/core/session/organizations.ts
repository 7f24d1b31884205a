import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { pageSingleton } from '../page/singletons.ts';
import { orgsOverview } from '../service/endpoints/organizations.ts';
import { onClearScope } from './drafts/clearing.ts';
import { currentSession } from './session.ts';
import { stored, tabArea } from './storage.ts';

/*
 * An organisation admin is a user to whom the service lists more than one organisation (ACC-7.19, DEC-3). Each page load asks the
 * service until an answer for the user has arrived; until then the value that an earlier page stored is used.
 */
const storedAdmin = stored('dict.user.organisations', { userCode: z.string(), isAdmin: z.boolean() }, tabArea);

type StoredAdmin = NonNullable<ReturnType<typeof storedAdmin.read>>;

const knowledge = () =>
  pageSingleton('organizations', () => {
    const known = { $kept: atom(storedAdmin.read()), askedFor: null as string | null };
    onClearScope('user', () => {
      known.askedFor = null;
      known.$kept.set(null);
    });
    return known;
  });

type Ask = (
  endpoint: typeof orgsOverview,
  args: { pageSize: number },
) => Promise<{ readonly ok: true; readonly data: { readonly organizations: readonly unknown[] } } | { ok: false }>;

export const isKnownAdmin = (kept: StoredAdmin | null, userCode: string): boolean | null =>
  kept?.userCode === userCode ? kept.isAdmin : null;

/** The stored answer, possibly of another user: read it with `isKnownAdmin`. */
export const organizationsStore = (): ReadableAtom<StoredAdmin | null> => knowledge().$kept;

export async function isOrganizationAdmin(userCode: string, ask: Ask): Promise<boolean> {
  const { $kept } = knowledge();
  const known = isKnownAdmin($kept.get(), userCode);
  if (known !== null && knowledge().askedFor === userCode) return known;
  const answer = await ask(orgsOverview, { pageSize: 5 });
  if (!answer.ok) return known ?? false;
  const now: StoredAdmin = { userCode, isAdmin: answer.data.organizations.length > 1 };
  if (currentSession()?.userCode !== userCode) return now.isAdmin;
  knowledge().askedFor = userCode;
  storedAdmin.write(now);
  $kept.set(now);
  return now.isAdmin;
}
