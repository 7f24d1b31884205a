/** Calls `read` every frame until it returns something truthy. Fails after 30 seconds with the text `what`. */
export async function until<T>(what: string, read: () => T | null | undefined | false): Promise<T> {
  const deadline = performance.now() + 30_000;
  for (;;) {
    const found = read();
    if (found) return found;
    if (performance.now() > deadline) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
