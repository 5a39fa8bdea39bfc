import { stringParts, walk } from '../support/sources.ts';
import { callsIn, dotted, propertiesOf, type Rule } from './electronRules.ts';

/** Windows load addresses that begin with the app’s own origin. */
export const loadsOwnPagesOnly: Rule = (sources) =>
  callsIn(sources)
    .filter(({ method }) => method === 'loadURL')
    .filter(({ args: [address] }) => {
      const [first] = (address?.type === 'TemplateLiteral' ? address.expressions : []) as unknown[];
      return stringParts(address ?? { type: '' })?.[0] !== '' || dotted(first) !== 'BRAND.desktopOrigin';
    })
    .map(({ path }) => `${path} loads an address that is not built on BRAND.desktopOrigin`);

/** The sandbox is on before anything can open. */
export const sandboxesFirst: Rule = (sources) => {
  const calls = callsIn(sources).filter(({ path }) => path === 'main/index.ts');
  const at = (callee: string) => calls.find((call) => call.callee === callee)?.start ?? Number.POSITIVE_INFINITY;
  return at('app.enableSandbox') < at('app.whenReady')
    ? []
    : ['app.enableSandbox is not called before the app is ready'];
};

const handlers = ['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler'];
/** All three questions about permissions are answered, none with a plain yes. */
export const deniesPermissions: Rule = (sources) => {
  const given = callsIn(sources).filter(({ method }) => handlers.includes(method));
  const missing = handlers.filter((name) => !given.some(({ method }) => method === name));
  const lax = given.filter(({ args: [answer] }) => {
    let allows = answer === undefined || answer.type === 'Literal';
    walk(answer ?? { type: '' }, (node) => {
      if (node.type === 'Literal' && node.value === true) allows = true;
      return undefined;
    });
    return allows;
  });
  return [...missing.map((name) => `${name} is missing`), ...lax.map(({ method }) => `${method} allows everything`)];
};

/** What answers a page looks at the sender first, and at what was handed over. */
export const checksEveryCall: Rule = (sources) =>
  callsIn(sources)
    .filter(({ callee }) => callee.startsWith('ipcMain.'))
    .filter(({ method, args: [, answer] }) => {
      const called = callsIn([{ path: '', program: answer ?? { type: '' } }]);
      const [first] = called.sort((a, b) => a.start - b.start);
      return method !== 'handle' || first?.callee !== 'isTrusted' || !called.some((call) => call.method === 'validate');
    })
    .map(({ path, callee }) => `${path}: ${callee} answers before it looks at who asks and what`);

/** The shell can start any file of the machine: the app uses only the method that opens addresses. */
export const opensAddressesOnly: Rule = (sources) =>
  callsIn(sources)
    .filter(({ callee }) => callee.startsWith('shell.') && callee !== 'shell.openExternal')
    .map(({ path, callee }) => `${path} calls ${callee}`);

/** The system’s browser is reached through openExternal alone. */
export const opensBehindGuard: Rule = (sources) => {
  const guarded = callsIn(sources).filter(({ callee }) => callee === 'openExternal');
  const inside = guarded.flatMap(({ path, args }) => callsIn(args.map((program) => ({ path, program }))));
  return callsIn(sources)
    .filter(({ callee }) => callee === 'shell.openExternal')
    .filter(({ path, start }) => !inside.some((call) => call.path === path && call.start === start))
    .map(({ path }) => `${path} opens an address that openExternal has not looked at`);
};

/** Neither ipcRenderer nor an event of its leaves the preload script. */
export const exposesFunctionsOnly: Rule = (sources) => {
  const found: string[] = [];
  for (const { path, program } of sources) {
    const allowed = new Set<unknown>();
    walk(program, (node) => {
      if (node.type === 'ImportSpecifier') {
        allowed.add(node.local);
        allowed.add(node.imported);
      }
      const { callee } = node as { callee?: { object?: unknown; property?: unknown } };
      const isVerb = node.type === 'CallExpression' && /^ipcRenderer\.(invoke|on|off)$/.test(dotted(callee));
      if (isVerb) allowed.add(callee?.object);
      if (node.type === 'Identifier' && node.name === 'ipcRenderer' && !allowed.has(node)) {
        found.push(`${path} hands on ipcRenderer`);
      }
      return undefined;
    });
    for (const { callee, args } of callsIn([{ path, program }])) {
      if (callee !== 'ipcRenderer.on') continue;
      const [event] = (args[1]?.type === 'ArrowFunctionExpression' ? args[1].params : []) as unknown[];
      if (!dotted(event).startsWith('_')) found.push(`${path} hands on the event of ${callee}`);
    }
  }
  return found;
};

/** A sandboxed preload script can load nothing else. */
export const requiresElectronOnly: Rule = (sources) =>
  sources.flatMap(({ path, program }) =>
    (program.body as { type: string; importKind?: string; source?: { value: string } }[])
      .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
      .map(({ source }) => source?.value ?? '')
      .filter((name) => !/^(electron|\.\.?\/.+|@sentry\/electron\/preload-namespaced)$/.test(name))
      .map((name) => `${path} imports ${name}`),
  );

/** electron-updater does nothing by itself. */
export const updatesWithConsent: Rule = (sources) => {
  const updaters = sources.filter(({ path }) => path.startsWith('main/updates/'));
  const sets = (name: string, value: boolean) =>
    updaters.some(({ program }) => {
      let found = false;
      walk(program, (node) => {
        const { left, right } = node as { left?: { property?: unknown }; right?: { value?: unknown } };
        if (node.type === 'AssignmentExpression') found ||= dotted(left?.property) === name && right?.value === value;
        return undefined;
      });
      return found;
    });
  return [
    ...(sets('autoDownload', false) ? [] : ['updates are downloaded without being asked for']),
    ...(sets('autoInstallOnAppQuit', false) ? [] : ['updates are installed without being asked for']),
  ];
};

/** Electron forgets what an earlier call has registered. */
export const registersOnce: Rule = (sources) => {
  const calls = callsIn(sources).filter(({ method }) => method === 'registerSchemesAsPrivileged');
  return calls.length === 1 ? [] : [`registerSchemesAsPrivileged is called ${calls.length} times: the last call wins`];
};

/** A package has no developer tools. */
export const devToolsInDevelopment: Rule = (sources) =>
  callsIn(sources)
    .filter(({ callee }) => callee === 'BrowserWindow')
    .flatMap(({ path, args }) => {
      const preferences = propertiesOf(propertiesOf(args[0]).get('webPreferences') as never);
      const { operator, argument } = (preferences.get('devTools') ?? {}) as { operator?: string; argument?: unknown };
      return operator === '!' && dotted(argument) === 'app.isPackaged' ? [] : [`${path} opens tools in a package`];
    });
