import { section } from '../row.ts';
import { organizations } from '../tests.ts';

const { screen, rule, limit, message } = section('console.md', '2.5');

export const rows = [
  rule('login is required, otherwise /', organizations('login is required')),
  message("search box placeholder 'Search Org ID, Name'", organizations('finds by the name and by the id')),
  screen('a list with a show more control', organizations('Show more appends the rest')),
  screen(
    'row fields: OrgId, OrgName, ExpiredSubsCount, ExpiringSubsCount',
    organizations('OrgId, OrgName, ExpiredSubsCount'),
  ),
  rule('a row cell opens /subscription/{orgId}', organizations('clicking a row cell opens')),
  rule('the expired-count cell opens /subscription/{orgId}/0', organizations('clicking the expired-count cell')),
  rule('the expiring-soon cell opens /subscription/{orgId}/30', organizations('clicking the expiring-soon cell')),
  limit('the page size is the configured grid row count (25)', organizations('a page at a time')),
];
