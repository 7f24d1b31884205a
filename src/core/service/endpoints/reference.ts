import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, options, withoutArgs } from '../fields.ts';
import * as shapes from '../shapes.ts';
import { countries } from './region.ts';

export const countryList = endpoint({
  name: 'countryList', // CON-7.29
  method: 'GET',
  path: '/api/v1/DataResource/countrylist',
  ...withoutArgs,
  data: countries,
});

/** A country's states and its cities. The service does not tell which city is in which state (CON-7.28). */
export const getStateCity = endpoint({
  name: 'getStateCity',
  method: 'GET',
  path: '/api/v1/DataResource/getStateCity/{countryId}',
  pathParameters: (args: { countryId: string }) => ({ countryId: args.countryId }),
  request: withoutArgs.request,
  toWire: () => ({}),
  data: fields({
    states: ['States', options(fields({ stateId: ['StateId', shapes.id], name: ['StateName', shapes.text] }))],
    cities: ['Cities', options(fields({ cityId: ['CityId', shapes.id], name: ['CityName', shapes.text] }))],
  }),
});

export const fetchDropdownData = endpoint({
  name: 'fetchDropdownData', // CON-7.8
  path: '/api/v1/DataResource/fetchdropdowndata',
  kind: 'read',
  request: z.object({ Fields: z.array(z.string()) }),
  toWire: (_none: void) => ({ Fields: ['subscription-stage'] }),
  data: fields({
    subscriptionStages: [
      'SubscriptionStage',
      options(fields({ stageId: ['Key', shapes.id], name: ['Value', shapes.text] })),
    ],
  }),
});
