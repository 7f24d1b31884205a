import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, list, optional } from '../fields.ts';
import * as shapes from '../shapes.ts';

const organization = fields({
  orgId: ['OrgId', shapes.id],
  name: ['OrgName', shapes.text],
  expiredCount: ['ExpiredSubsCount', optional(shapes.count)],
  expiringCount: ['ExpiringSubsCount', optional(shapes.count)],
});

export type Organization = z.output<typeof organization>;

/** The organisations that the user may see (CON-7.6). `page` counts from 1. `total` is valid on page 1 only. */
export const orgsOverview = endpoint({
  name: 'orgsOverview',
  path: '/api/v1/UserDashboard/UserOrgsOverView',
  kind: 'read',
  request: z.object({
    PageNumber: z.number(),
    PageSize: z.number(),
    SearchText: z.string(),
  }),
  toWire: (args: { pageSize: number; page?: number; searchText?: string }) => ({
    PageNumber: args.page ?? 1,
    PageSize: args.pageSize,
    SearchText: args.searchText ?? '',
  }),
  data: fields({
    organizations: ['List', list(organization)],
    total: ['TotalRecordIfFirstPage', optional(shapes.count)],
  }),
});
