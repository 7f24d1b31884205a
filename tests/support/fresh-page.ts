/* The Node tests of a worker share one process: each file starts on a page of its own, with modules of its own. */
import { afterAll, beforeAll, vi } from 'vitest';
import { resetPage } from '../../src/core/page/singletons.ts';

beforeAll(resetPage);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
