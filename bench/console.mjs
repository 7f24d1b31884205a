import { join } from 'node:path';

/** The user whose list grows, and the page size for filling it, the same as that of the measured pages. */
export const email = 'enterprise@example.com';
export const pageSize = 25;

/** Serves the built console with a sandbox in which one user has `rowCount` subscriptions and some further pages to load. */
export async function startConsole(built, rowCount) {
  const { startSandbox } = await import(/* @vite-ignore */ join(built, 'sandbox-node.js'));
  const configuration = () => ({ pageSize });
  const server = await startSandbox({
    staticFolders: [{ at: '/', folder: join(built, 'host'), fallback: 'index.html', configuration }],
  });
  sell(server.sandbox.world, rowCount + 20 * pageSize);
  return server;
}

function sell(world, count) {
  const { organizationIds } = world.users.find((user) => user.email === email);
  const model = world.subscriptions.find(({ organizationId }) => organizationId === organizationIds[0]);
  const have = world.subscriptions.filter(({ organizationId }) => organizationId === organizationIds[0]).length;
  for (let at = have; at < count; at += 1) {
    world.lastId.subscription += 1;
    world.subscriptions.push({ ...model, id: world.lastId.subscription, stageId: (at % 7) + 1 });
  }
}
