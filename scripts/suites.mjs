// What there is to test: the gate, cheapest first, and the rest. CONTRIBUTING.md says how a test gets into either.

/** Lint to package cost two minutes together: where one of them fails, nothing dear begins. */
export const CHEAP = ['lint', 'types', 'architecture', 'unit', 'package'];
export const GATE = [...CHEAP, 'api', 'web', 'desktop'];
/** What `npm run test:all` runs besides. */
export const DETAILS = ['pages', 'apiDetails', 'faults', 'webDetails', 'desktopDetails', 'firefox', 'webkit'];
/**
 * Run only when named: all browser tests in Firefox and WebKit, or a dozen journeys in all three engines; thousands of random games, and of random requests; many kills of the server and of its database; the
 * image for containers, which is built and run; the server's deb, which is built and installed; a cluster of databases whose
 * leaders are killed.
 */
const NAMED = ['engines', 'journeys', 'model', 'fuzz', 'manyFaults', 'image', 'deb', 'failover'];
export const SUITES = [...GATE, ...DETAILS, ...NAMED];

/** What can be divided among machines; the first of them runs the rest. */
export const DIVISIBLE = ['api', 'apiDetails', 'faults', 'web', 'webDetails', 'firefox', 'webkit'];

/** Seconds on two quiet processors. Longer is said and does not fail: it is the machine's fault as often as the change's. */
export const BUDGETS = {
  lint: 10,
  types: 30,
  architecture: 20,
  unit: 60,
  package: 10,
  api: 180,
  web: 280,
  desktop: 60,
  pages: 50,
  apiDetails: 240,
  faults: 120,
  webDetails: 1500,
  desktopDetails: 80,
  journeys: 240,
};

/** More tests than these that pass only when tried again fail the run. */
export const MOST_TRIED_AGAIN = 3;

const MODEL_GAMES = '3000';
const FUZZ_REQUESTS = '20000';
/** Kills of each kind, writes that were acknowledged, and for how long the network is lost (tests/faults). */
const MANY_FAULTS = { FAULT_KILLS: '10', FAULT_WRITES: '10000', FAULT_CUT_OFF_MS: '60000' };

/** The suites that vitest runs: their project, its files and the amount. */
export const VITEST = {
  architecture: {},
  unit: {},
  pages: {},
  package: {},
  api: { again: true },
  apiDetails: { again: true },
  faults: { again: true },
  model: { project: 'apiDetails', files: ['tests/api/matches/model'], env: { MODEL_RUNS: MODEL_GAMES } },
  fuzz: { project: 'apiDetails', files: ['tests/fuzz'], env: { FUZZ_REQUESTS } },
  manyFaults: { project: 'faults', env: MANY_FAULTS },
  image: {},
  deb: {},
  failover: {},
};
