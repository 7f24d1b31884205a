import type { Handlers, Service } from '../handler.ts';
import { accept, signedIn } from '../handler.ts';
import { dayMs } from '../../domain/subscriptions.ts';
import type { Organisation } from '../../domain/world.ts';
import { pageOf } from '../wire-format.ts';

const soonDays = 30;

export const organisationHandlers: Pick<Handlers, 'orgsOverview'> = {
  orgsOverview: signedIn((call, user, service) => {
    const { request } = call;
    const { SearchText, OrgName, OrgId, OrgTypeId, CountryId } = request;
    const found = service.world.organisations
      .filter((organisation) => user.organisationIds.includes(organisation.id))
      .filter(({ id, typeId, countryId }) => fits(OrgId, id) && fits(OrgTypeId, typeId) && fits(CountryId, countryId))
      .filter(({ id, name }) => holds(name, OrgName) && (holds(name, SearchText) || holds(String(id), SearchText)));
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize).map((organisation) => rowOf(service, organisation)),
      TotalRecordIfFirstPage: request.PageNumber <= 1 ? found.length : 0,
    });
  }),
};

const fits = (wanted: string | number | undefined, value: number) =>
  Number(wanted ?? -1) <= 0 || String(value) === String(wanted);

const holds = (text: string, searched = '') => text.toLowerCase().includes(searched.trim().toLowerCase());

function rowOf({ world, now }: Service, organisation: Organisation) {
  const expiries = world.subscriptions
    .filter(({ organisationId }) => organisationId === organisation.id)
    .map(({ expiresAt }) => expiresAt ?? Infinity);
  return {
    OrgId: organisation.id,
    OrgName: organisation.name,
    ExpiredSubsCount: expiries.filter((expiry) => expiry <= now()).length,
    ExpiringSubsCount: expiries.filter((expiry) => expiry > now() && expiry <= now() + soonDays * dayMs).length,
  };
}
