import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, list, noFields, read, text, withoutArgs } from '../shapes.ts';
import { countries } from './region.ts';

/** The countries of the account's billing address (CON-7.29). */
export const countryList = endpoint({
  name: 'countryList',
  method: 'GET',
  path: '/api/v1/DataResource/countrylist',
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: withoutArgs,
  data: countries,
});

/** A country's states and its cities. The service does not tell which city is in which state (CON-7.28). */
export const getStateCity = endpoint({
  name: 'getStateCity',
  method: 'GET',
  path: '/api/v1/DataResource/getStateCity/{countryId}',
  pathParameters: (args: { countryId: string }) => ({ countryId: args.countryId }),
  kind: 'read',
  access: 'open',
  request: noFields,
  toWire: () => ({}),
  data: read(
    z.object({
      States: list(z.object({ StateId: id, StateName: text })),
      Cities: list(z.object({ CityId: id, CityName: text })),
    }),
    (wire) => ({
      states: wire.States.map((each) => ({ stateId: each.StateId, name: each.StateName })),
      cities: wire.Cities.map((each) => ({ cityId: each.CityId, name: each.CityName })),
    }),
  ),
});

/** The stages that a subscription can be in, with the service's own names (CON-7.8). */
export const fetchDropdownData = endpoint({
  name: 'fetchDropdownData',
  method: 'POST',
  path: '/api/v1/DataResource/fetchdropdowndata',
  kind: 'read',
  access: 'open',
  request: z.object({ Fields: z.array(z.string()) }),
  toWire: (_none: void) => ({ Fields: ['subscription-stage'] }),
  data: read(z.object({ SubscriptionStage: list(z.object({ Key: id, Value: text })) }), (wire) => ({
    subscriptionStages: wire.SubscriptionStage.map((each) => ({ stageId: each.Key, name: each.Value })),
  })),
});
