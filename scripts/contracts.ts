import type { Plugin } from 'vite';

/**
 * Of the calls' descriptions a page keeps what it sends and reads by: sentences, refusals and shapes are for the server and
 * its API document, and what nothing asks for goes.
 */
export const contracts: Plugin = {
  name: 'contracts',
  enforce: 'pre',
  transform(code, id) {
    if (!/shared\/contract\/\w+\.ts$/.test(id)) return null;
    return code
      .replace(/^ +(summary|errors|schemas):.*\n(?:(?: {4,}| {2}\]).*\n)*/gm, '')
      .replace(/= defineEndpoint\(/g, '= /* @__PURE__ */ defineEndpoint(');
  },
};
