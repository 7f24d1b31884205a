/** Keys of the outbox: `dict.outbox.<service>.<what is paid for>.<which payment>`, each a hash. */
export const outboxPrefix = (service: string): string => `dict.outbox.${service}.`;

/** What earlier versions wrote: their keys name no service. */
export const isUnboundKey = (key: string): boolean => /^dict\.outbox\.[^.]+\.[^.]+$/.test(key);
