import { type Config, readConfig } from '../../server/config.ts';
import { DEV_TOKEN } from './devHeaders.ts';

/** A development server's configuration without the demo club. It ignores the environment of the tests. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return { ...readConfig({ PORT: '3000', DEMO: 'false', DEV_TOKEN }), ...changes };
}
