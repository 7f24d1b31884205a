import type { Handlers, Service } from '../handler.ts';
import { accept, signedIn } from '../handler.ts';
import { dayMs } from '../subscriptions.ts';
import type { Organisation } from '../world.ts';
import { pageOf } from '../wire-format.ts';

const soonDays = 30;

export const organisationHandlers: Pick<Handlers, 'orgsOverview'> = {
  orgsOverview: signedIn((call, user, service) => {
    const { request } = call;
    const searched = request.SearchText.trim().toLowerCase();
    const wantedId = Number(request.OrgId ?? -1);
    const found = service.world.organisations
      .filter((organisation) => user.organisationIds.includes(organisation.id))
      .filter((organisation) => wantedId <= 0 || organisation.id === wantedId)
      .filter(
        (organisation) =>
          !searched || String(organisation.id).includes(searched) || organisation.name.toLowerCase().includes(searched),
      );
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize).map((organisation) => rowOf(service, organisation)),
      TotalRecordIfFirstPage: request.PageNumber <= 1 ? found.length : 0,
    });
  }),
};

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
