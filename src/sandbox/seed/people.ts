import type { Service } from '../domain/service.ts';
import type { User } from '../domain/world.ts';
import { createUser } from '../domain/users.ts';
import { type DocumentedUserKey, documentedUsers, inviteCode, seedPasswordHash } from './documented-users.ts';

const accountManager = { name: 'Cleo Account', email: 'account.manager@example.com' };

const particulars: Partial<Record<DocumentedUserKey, Partial<User>>> = {
  retail: { takesPromotions: true, genderId: 1, jobTitleId: 4 },
  enterprise: { typeId: 2, accountManager },
  admin: { typeId: 3, accountManager },
  twoFactor: { hasTwoFactor: true },
  noAccess: { typeId: 2, hasNoAccess: true },
  assigned: { typeId: 2 },
  invited: { typeId: 2, passwordHash: null },
};

export type People = Readonly<Record<DocumentedUserKey, User>>;

export function seedPeople(service: Service): People {
  const entries = documentedUsers.map(({ key, purpose: _, ...known }) => {
    const user = createUser(service, { ...known, passwordHash: seedPasswordHash, ...particulars[key] });
    return [key, user] as const;
  });
  const people = Object.fromEntries(entries) as Record<DocumentedUserKey, User>;
  people.retail.referral.code = inviteCode;
  people.retail.referral.earnedDays = 37;
  people.retail.billingAddress = {
    id: 9001,
    fullName: people.retail.fullName,
    taxNumber: '29ABCDE1234F1Z5',
    countryId: 1,
    address: '12 Sample Street',
    state: 'Karnataka',
    postalCode: '560001',
    city: 'Bengaluru',
    cityId: 1501,
  };
  return people;
}

const firstNames = 'Alba, Bruno, Chiara, Dario, Elif, Farid, Greta, Hugo, Ilse, Jonas, Kavi, Lena'.split(', ');
const lastNames = "Sample, Specimen, Placeholder, O'Example, Fictitious, Muster, van der Voorbeeld, Prøve".split(', ');

/** `howMany` is at most 100: an area code has only 100 US numbers that are reserved for fiction, 555-0100 to 0199. */
export function seedSeatUsers(service: Service, howMany: number, domain: string, areaCode: string): User[] {
  return Array.from({ length: howMany }, (_, at) => {
    const firstName = firstNames[at % firstNames.length]!;
    const lastName = lastNames[Math.trunc(at / firstNames.length) % lastNames.length]!;
    const countryId = (at % 4) + 1;
    return createUser(service, {
      fullName: `${firstName} ${lastName}`,
      email: `${firstName.toLowerCase()}.${String(at + 1).padStart(3, '0')}@${domain}`,
      mobile: countryId === unitedStates ? `${areaCode}55501${String(at).padStart(2, '0')}` : '',
      countryId,
      typeId: 2,
    });
  });
}

const unitedStates = 3;
