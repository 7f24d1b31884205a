import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/*
 * terser leaves half a kilobyte less of the signup than the bundler's own minifier: inside the embed every kilobyte is the
 * visitor's. It takes longer, so only the CDN build uses it.
 */
const options: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: {
    passes: 3,
    unsafe_arrows: true,
    unsafe_methods: true,
    keep_fargs: false,
    collapse_vars: false,
    hoist_funs: true,
  },
  format: { comments: false },
};

export function smallest(): Plugin {
  return {
    name: 'dict:smallest',
    async renderChunk(code) {
      const small = await minify(code, options);
      return small.code === undefined ? null : { code: small.code, map: null };
    },
  };
}
