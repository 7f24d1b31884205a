import { sha256Hex } from './encoding.ts';
import type { Service } from './service.ts';
import { randomToken } from './random.ts';
import type { User, World } from './world.ts';

export async function openLogin(service: Service, user: User): Promise<string> {
  const token = randomToken(service.random);
  const tokenHash = await sha256Hex(token);
  service.world.logins.push({ tokenHash, userId: user.id });
  return token;
}

export async function callerOf(world: World, token: string, userCode: string): Promise<User | null> {
  if (!token || !userCode) return null;
  const tokenHash = await sha256Hex(token);
  const login = world.logins.find((each) => each.tokenHash === tokenHash);
  return world.users.find((user) => user.id === login?.userId && user.code === userCode) ?? null;
}

export async function revokeLogin(world: World, token: string): Promise<void> {
  const tokenHash = await sha256Hex(token);
  world.logins = world.logins.filter((login) => login.tokenHash !== tokenHash);
}

export async function revokeLogins(world: World, user: User, keptToken = ''): Promise<void> {
  const keptHash = await sha256Hex(keptToken);
  world.logins = world.logins.filter((login) => login.userId !== user.id || login.tokenHash === keptHash);
}
