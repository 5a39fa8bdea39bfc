import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before a server: makes its hashes of passwords cheap, which are a fifth of the work of the API's tests. What a real
// one costs is tested in server/features/session/passwords.test.ts.

const derive = crypto.argon2;
type Derive = typeof derive;

const cheaply = ((algorithm, parameters, done) =>
  derive(algorithm, { ...parameters, memory: 8, passes: 1 }, done)) as Derive;

crypto.argon2 = cheaply;
syncBuiltinESMExports();
