// npm run test:mutations: breaks the built desktop app in one place at a time. Each break has to make a test fail.
// `npm run test:mutations -- WORD` tries those whose name has the word.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDesktopAnew, prepare, ROOT, stop, toolEnv } from './bootstrap.mjs';
import { findChromium } from './browsers.mjs';

const MAIN = 'out/main/index.js';
const PRELOAD = 'out/preload/index.cjs';
const PAGE = 'out/renderer/index.html';

/** What is broken: a name, the file, what stands there, what is put instead, and the tests that have to notice. */
const MUTATIONS = [
  [
    'the start waits at the top of the module',
    MAIN,
    '} else start(serverOrigin);',
    '} else await start(serverOrigin);',
    'session',
  ],
  ['macOS links are not listened to', MAIN, 'app.on("open-url"', 'app.on("never"', 'links'],
  ['a second start is not listened to', MAIN, 'app.on("second-instance"', 'app.on("never"', 'links'],
  [
    'links are pushed before the page listens',
    MAIN,
    'if (listens) send(path);',
    'send(path); if (true) return;',
    'links',
  ],
  ['any address opens as a link', MAIN, 'path = read(link);', 'path = "/" + link;', 'links'],
  [
    'the page shares its world with the preload script',
    MAIN,
    'contextIsolation: true',
    'contextIsolation: false',
    'security',
  ],
  ['the window is not sandboxed', MAIN, 'sandbox: true', 'sandbox: false', 'security'],
  ['the preload script asks for Node', PRELOAD, 'let electron', 'require("node:fs"); let electron', 'security'],
  ['nobody looks who calls', MAIN, 'if (!isTrusted(event.senderFrame))', 'if (false)', 'security'],
  [
    'nobody looks what is handed over',
    MAIN,
    'await INPUTS[name].validate(input, { strict: true })',
    'input',
    'security',
  ],
  ['the page may go anywhere', MAIN, 'if (!isOwnPage(event.url)) event.preventDefault();', '', 'security'],
  ['pages may open windows', MAIN, 'return { action: "deny" };', 'return { action: "allow" };', 'security'],
  ['any address is opened outside', MAIN, 'url.protocol !== "https:"', 'false', 'security'],
  ['permissions are granted', MAIN, 'answer) => answer(false)', 'answer) => answer(true)', 'security'],
  ['pages come without a policy', MAIN, '"content-security-policy": policy,', '', 'security'],
  ['paths of the page are relative', PAGE, 'src="/assets/', 'src="./assets/', 'links'],
  ['the token is encrypted by the call that is going away', MAIN, 'encryptStringAsync(', 'encryptString(', 'session'],
  ['an open keyring counts as safe', MAIN, 'OPEN_BACKENDS.includes(backend())', 'false', 'session'],
  ['log-out leaves the file', MAIN, 'if (token === null) await wipe(file)', 'if (false) await wipe(file)', 'session'],
  ['the app ends with its window', MAIN, 'if (!isTaken()) return;', 'return;', 'tray'],
  ['a notice is answered twice', MAIN, 'if (forget()) answer(actionIndex);', 'answer(actionIndex);', 'noticeAnswers'],
  ['the window forgets its place', MAIN, 'window.on("close"', 'window.on("never"', 'window'],
];

const node = prepare();
buildDesktopAnew(node);
const wanted = process.argv[2] ?? '';
const chromium = findChromium(node);
const copy = join(ROOT, '.cache', 'mutated');
const playwright = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

/** Makes a copy of the app that is broken in one place. */
function mutate([name, file, from, to]) {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  cpSync(join(ROOT, 'out'), join(copy, 'out'), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'dir');
  const text = readFileSync(join(copy, file), 'utf8');
  if (!text.includes(from)) stop(`${name}: ${file} does not have ${from} any more.`);
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to),
  );
}

function runTests(spec) {
  const args = [
    playwright,
    'test',
    '--config',
    'tests/desktop/playwright.config.ts',
    spec,
    '--project=double',
    '--max-failures=1',
    '--reporter=dot',
  ];
  const env = { ...toolEnv(node), CHROMIUM_PATH: chromium, DESKTOP_APP: copy, MUTATED: '1' };
  return spawnSync(node, args, { cwd: ROOT, env, encoding: 'utf8' });
}

/** Tests that fail on the app as it is would notice everything. */
mutate(['nothing', MAIN, '', '']);
const control = runTests('');
if (control.status !== 0) stop(`The tests fail on the app as it is:\n${control.stdout}`);

const survivors = [];
const tried = MUTATIONS.filter(([name]) => name.includes(wanted));
for (const mutation of tried) {
  mutate(mutation);
  const { status, stdout } = runTests(mutation[4]);
  // A run without tests would count as noticed.
  if (!/\d+ (passed|failed)/.test(stdout)) stop(`${mutation[0]}: no test ran.\n${stdout}`);
  if (status === 0) survivors.push(mutation[0]);
  console.log(`${status === 0 ? 'NOT NOTICED' : 'noticed'}: ${mutation[0]}`);
}
rmSync(copy, { recursive: true, force: true });
console.log(`\n${tried.length - survivors.length} passed, ${survivors.length} failed`);
process.exit(survivors.length > 0 || tried.length === 0 ? 1 : 0);
