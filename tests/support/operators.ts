import { beforeAll, expect } from 'vitest';
import type { Config } from '../../server/config.ts';
import * as operator from '../../shared/contract/operator/operator.ts';
import { reportPlayer } from '../../shared/contract/publicProfile.ts';
import type { AuditAction } from '../../shared/domain/operator.ts';
import { type TestApp, useTestApp } from './app.ts';
import { call } from './client.ts';
import { createPerson, PASSWORD, type Person } from './factories.ts';

/** Addresses of OPERATORS for a test's application. */
export const OPERATORS = ['ola@club.example', 'otto@club.example'];

/** What shows that an operator is asking. */
export const proof = { currentPassword: PASSWORD };

/** An account with one of these addresses, proved unless said otherwise. */
export const createOperator = (app: TestApp, address = OPERATORS[0], validated = true): Promise<Person> =>
  createPerson(app, { emails: [{ email: address }], firstName: 'Ola', lastName: 'Operator', validated });

/** An application with two operators. */
export interface OperatorApp {
  app: TestApp;
  ola: Person;
  otto: Person;
}

/** The application of a test file, and two operators, made before its first test. */
export function useOperatorApp(config: () => Partial<Config> = () => ({})): OperatorApp {
  const app = useTestApp(() => ({
    now: '2026-11-21T09:00:00.000Z',
    config: { operators: OPERATORS, ...config() },
  }));
  const world = { app, ola: {} as Person, otto: {} as Person };
  beforeAll(async () => {
    Object.assign(world.ola, await createOperator(app));
    Object.assign(world.otto, await createOperator(app, OPERATORS[1]));
  });
  return world;
}

/** @returns the log of what operators have done, the newest first */
export async function auditOf({ app, ola }: Pick<OperatorApp, 'app' | 'ola'>, kind?: AuditAction) {
  const answer = await call(app, operator.findAudit, { token: ola.token, query: kind ? { kind } : {} });
  return answer.body.rows.map(({ action, operator: by, account, subject }) => ({
    action,
    by: by?.id ?? null,
    account: account?.id ?? null,
    subject,
  }));
}

/** @returns the report as the operator sees it */
export async function reportOn(
  { app, ola }: Pick<OperatorApp, 'app' | 'ola'>,
  player: Person,
  by: Person,
  comment = 'Rude on court',
) {
  await call(app, reportPlayer, { params: { code: player.code }, token: by.token, body: { reason: 'SPAM', comment } });
  const { rows } = (await call(app, operator.findReports, { token: ola.token })).body;
  return rows[0] ?? expect.unreachable('no report');
}
