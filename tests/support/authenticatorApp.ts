import { TOTP } from 'otpauth';
import { beginFactor, turnOnFactor } from '../../shared/contract/factors.ts';
import type { TestApp } from './app.ts';
import { call } from './client.ts';
import { PASSWORD, type Person } from './factories.ts';

/** @returns the six digits an app shows at an instant */
export function codeAt(secret: string, at: Date): string {
  return TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: at.getTime() });
}

/** Turns the second step of an account on, a minute ago: the code of now is unused. @returns the secret and the recovery codes */
export async function turnOn(test: TestApp, { token }: Pick<Person, 'token'>) {
  const begun = await call(test, beginFactor, { token, body: { currentPassword: PASSWORD } });
  const { secret, uri } = begun.body;
  const code = codeAt(secret, test.clock.now());
  const { codes } = (await call(test, turnOnFactor, { token, body: { code } })).body;
  test.clock.set(new Date(test.clock.now().getTime() + 60_000));
  return { secret, uri, codes };
}
