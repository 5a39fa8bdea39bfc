import type { Plugin } from 'vite';

/**
 * Of the calls' descriptions a page keeps what it sends and reads by: sentences and refusals of the API document are for
 * the server, and what nothing asks for goes.
 */
export const contracts: Plugin = {
  name: 'contracts',
  enforce: 'pre',
  transform(code, id) {
    if (!/shared\/contract\/\w+\.ts$/.test(id)) return null;
    return code
      .replace(/summary:\s*(['"])(?:\\.|(?!\1).)*\1,/g, "summary: '',")
      .replace(/errors:\s*\[[^\]]*\],/g, 'errors: [],')
      .replace(/= defineEndpoint\(/g, '= /* @__PURE__ */ defineEndpoint(');
  },
};
