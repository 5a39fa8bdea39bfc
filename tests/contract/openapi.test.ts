import { expect, test } from 'vitest';
import type { Endpoint } from '../../shared/contract/endpoint.ts';
import { ENDPOINTS } from '../../shared/contract/endpoints.ts';
import { useTestApp } from '../support/app.ts';

const app = useTestApp();

test('the API document has every call of the contract and no other', async () => {
  const { paths } = (await app.app.inject({ url: '/api/docs/json' })).json();
  const documented = Object.entries(paths as Record<string, Record<string, unknown>>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const written = Object.values(ENDPOINTS as Record<string, Endpoint>).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  expect(documented.sort()).toEqual(written.sort());
});
