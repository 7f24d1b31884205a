import { systemClock } from './page/clock.ts';
import { checkServiceBase } from './config/page-checks.ts';
import { config, lockServiceBase } from './config/config.ts';
import { warnOfCors } from './page/cors-block.ts';
import { warnOfCspBlock } from './page/csp-violations.ts';
import { natives } from './page/natives.ts';
import { pageSingleton } from './page/singletons.ts';
import { createClient, type Client, type ClientNeeds } from './service/client.ts';
import { standardHeaders } from './service/standard-headers.ts';
import { fetchRegionInfo } from './service/endpoints/region.ts';
import { currentSession, expireSession } from './session/session.ts';

export interface Service extends Client {
  ipAddress(): Promise<string>;
  /**
   * The client's dependencies, for calls that do not go through `send`: the confirmations of payments (DEC-7.1) and the
   * upload of a CSV file.
   */
  readonly needs: ClientNeeds;
}

const { fetch: nativeFetch } = natives();

export const service = (): Service => pageSingleton('service', createService);

function createService(): Service {
  lockServiceBase();
  const region = pageSingleton('region', () => ({
    address: '',
    isAsked: false,
    asked: null as Promise<string> | null,
  }));
  const needs: ClientNeeds = {
    base: () => config().serviceBase,
    pathOf: (name) => config().endpoints[name],
    timeoutMs: () => config().timeoutMs,
    headers: () => standardHeaders(currentSession(), region.address),
    requestIdHeader: () => config().requestIdHeader,
    idempotencyHeader: () => config().payments.idempotencyHeader,
    clock: systemClock,
    // Only `false` means offline: Node has no `navigator`, or one without `onLine`.
    isOnline: () => globalThis.navigator?.onLine !== false,
    fetch(...request) {
      const answer = nativeFetch(...request);
      const [address] = request;
      const url = address instanceof Request ? address.url : String(address);
      warnOfCspBlock(url, answer);
      void warnOfCors(url, answer);
      return answer;
    },
    onSignedOut: expireSession,
  };
  const client = createClient(needs);

  const ipAddress = () => {
    region.isAsked = true;
    region.asked ??= client.send(fetchRegionInfo, undefined).then((answer) => {
      region.address = answer.ok ? headerAddress(answer.data.ipAddress) : '';
      if (!answer.ok) region.asked = null;
      return region.address;
    });
    return region.asked;
  };

  return {
    send(endpoint, args, options) {
      const answer = client.send(endpoint, args, options);
      void answer.then((given) => given.ok || checkServiceBase(given.problem.outcome));
      // Requests the IP address after the page's first call and not before it, so that the first call need not wait.
      if (!region.isAsked) void ipAddress();
      return answer;
    },
    ipAddress,
    needs,
  };
}

// Rejects anything but an IP address: other text could make the `IpAddress` header of every call invalid.
const headerAddress = (given: string) => (/^[\da-fA-F.:]{1,45}$/.test(given) ? given : '');
