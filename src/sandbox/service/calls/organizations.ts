import type { Handlers } from '../handler.ts';
import type { Service } from '../../domain/service.ts';
import { accept, signedIn } from '../handler.ts';
import { dayMs } from '../../domain/subscriptions.ts';
import type { Organization } from '../../domain/world.ts';
import { pageOf } from '../wire-format.ts';

const soonDays = 30;

export const organizationHandlers: Pick<Handlers, 'orgsOverview'> = {
  orgsOverview: signedIn((call, user, service) => {
    const { request } = call;
    const { SearchText, OrgName, OrgId, OrgTypeId, CountryId } = request;
    const found = service.world.organizations
      .filter((organization) => user.organizationIds.includes(organization.id))
      .filter(({ id, typeId, countryId }) => fits(OrgId, id) && fits(OrgTypeId, typeId) && fits(CountryId, countryId))
      .filter(({ id, name }) => holds(name, OrgName) && (holds(name, SearchText) || holds(String(id), SearchText)));
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize).map((organization) => rowOf(service, organization)),
      TotalRecordIfFirstPage: request.PageNumber <= 1 ? found.length : 0,
    });
  }),
};

const fits = (wanted: string | number | undefined, value: number) =>
  Number(wanted ?? -1) <= 0 || String(value) === String(wanted);

const holds = (text: string, searched = '') => text.toLowerCase().includes(searched.trim().toLowerCase());

function rowOf({ world, now }: Service, organization: Organization) {
  const expiries = world.subscriptions
    .filter(({ organizationId }) => organizationId === organization.id)
    .map(({ expiresAt }) => expiresAt ?? Infinity);
  return {
    OrgId: organization.id,
    OrgName: organization.name,
    ExpiredSubsCount: expiries.filter((expiry) => expiry <= now()).length,
    ExpiringSubsCount: expiries.filter((expiry) => expiry > now() && expiry <= now() + soonDays * dayMs).length,
  };
}
