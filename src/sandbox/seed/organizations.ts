import { dictation, plans, plansOf, stages, voiceServices } from '../domain/catalogue.ts';
import { addSeat, addSubscription, dayMs } from '../domain/subscriptions.ts';
import type { Organization, Subscription, World } from '../domain/world.ts';
import type { Service } from '../domain/service.ts';
import { seedSeatUsers, type People } from './people.ts';

export function seedOrganizations(service: Service, people: People): void {
  seedHospital(service, people);
  seedGroup(service, people);
}

function seedHospital(service: Service, people: People) {
  const { world } = service;
  const now = service.now();
  const hospital = addOrganization(world, 4101, 'Musterstadt General Hospital');
  people.enterprise.organizationIds = [hospital.id];
  const department = addSubscription(world, {
    ...planned(dictation, 2),
    organizationId: hospital.id,
    stageId: stages.live,
    expiresAt: now + 165 * dayMs,
    dealId: 8801,
    allowsConsolePayment: true,
  });
  const holders = [people.assigned, ...seedSeatUsers(service, 74, 'hospital.example', '415')];
  for (let at = 0; at < 120; at++) addSeat(service, department, { userId: holders[at]?.id ?? null });

  const trial = addSubscription(world, {
    ...planned(dictation, 1),
    organizationId: hospital.id,
    stageId: stages.trialExtended,
    expiresAt: now + 9 * dayMs,
    dealId: 8802,
  });
  addSeat(service, trial, { userId: people.enterprise.id });
  const full = addSubscription(world, {
    ...planned(dictation, 0),
    organizationId: hospital.id,
    stageId: stages.live,
    expiresAt: now + 20 * dayMs,
    paymentDueAt: now + 5 * dayMs,
    allowsConsolePayment: true,
  });
  for (const holder of holders.slice(1, 4)) addSeat(service, full, { userId: holder.id });
}

function seedGroup(service: Service, people: People) {
  const { world } = service;
  const first = addOrganization(world, 5001, 'Example Health Group of Clinics and Surgeries, Northern Region');
  const others = Array.from({ length: 40 }, (_, at) =>
    addOrganization(world, 5002 + at, `${towns[at % towns.length]} ${kinds[at % kinds.length]} ${at + 1}`),
  );
  people.admin.organizationIds = [first.id, ...others.map(({ id }) => id)];
  const holders = seedSeatUsers(service, 40, 'group.example', '312');
  for (let at = 0; at < 240; at++) {
    const subscription = addVaried(service, first, at);
    for (let seat = 0; seat < (at % 4) + 1; seat++) {
      addSeat(service, subscription, {
        userId: (at + seat) % 3 === 0 ? null : (holders[(at + seat) % holders.length]?.id ?? null),
      });
    }
  }
  others.forEach((organization, at) => {
    for (let count = 0; count < at % 4; count++) addSeat(service, addVaried(service, organization, at * 7 + count));
  });
}

const towns = ['Sampleton', 'Exampleville', 'Placeholder Bay', 'Fictown', 'Musterstadt'];
const kinds = ['Clinic', 'Hospital', 'Radiology', 'Practice', 'Surgery', 'Institute of Pathology', 'Eye Centre'];
const stageCycle = [1, 1, 2, 1, 3, 1, 4, 1, 5, 6, 1, 7];

function addVaried({ world, now }: Service, organization: Organization, at: number): Subscription {
  const stageId = stageCycle[at % stageCycle.length]!;
  const isOver = stageId === stages.trialExpired || stageId === stages.cancelled || stageId === stages.disposed;
  const days = isOver ? -1 - (at % 200) : 1 + ((at * 13) % 400);
  const listingId = at % 9 === 8 ? voiceServices : dictation;
  return addSubscription(world, {
    ...planned(listingId, at),
    organizationId: organization.id,
    stageId,
    expiresAt: at % 37 === 36 ? null : now() + days * dayMs,
    paymentDueAt: at % 6 === 0 ? now() + (days - 3) * dayMs : null,
    dealId: at % 3 === 0 ? 7000 + at : 0,
    onPremisesSetupId: at % 11 === 0 ? 60 + at : 0,
    allowsConsolePayment: at % 4 === 0,
  });
}

function planned(listingId: number, at: number) {
  const offered = plansOf(listingId);
  const plan = offered[at % offered.length] ?? plans[0]!;
  return { listingId: plan.listingId, planId: plan.id, planPriceId: plan.prices[at % plan.prices.length]!.id };
}

function addOrganization(world: World, id: number, name: string): Organization {
  const organization = { id, name };
  world.organizations.push(organization);
  return organization;
}
