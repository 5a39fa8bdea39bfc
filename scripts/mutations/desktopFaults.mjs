// Faults of the built desktop app, each of which its tests have to notice (npm run test:mutations).

const MAIN = 'out/main/index.js';
const PRELOAD = 'out/preload/index.cjs';
const PAGE = 'out/renderer/index.html';

/** A fault: its name, the file, the text there, its replacement, and the tests that have to notice. */
export const DESKTOP_FAULTS = [
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
