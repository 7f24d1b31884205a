/** Playwright keeps an internal object behind each public one; both are in this process. */
export const implementationOf = <Internal>(object: unknown): Internal =>
  (object as { _connection: { toImpl(object: unknown): never } })._connection.toImpl(object);
