/** What a service of systemd says of how it is run. */
export interface Unit {
  folder: string;
  command: string[];
  /** Run until it has ended, before it counts as started. */
  after: string[];
  env: Record<string, string>;
  /** Below /var/cache. */
  cache: string;
}

/** @returns the lines of a file of variables, as systemd reads them */
export const variablesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^[A-Z_]+=/.test(line))
      .map((line) => line.split(/=(.*)/)),
  );

/** @param instance what stands behind its @ */
export function readUnit(text: string, instance: string): Unit {
  const lines = text.replaceAll('%i', instance).replaceAll('%C', '/var/cache').split('\n');
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}=`)).map((line) => line.slice(name.length + 1));
  const one = (name: string) => all(name)[0] ?? '';
  return {
    folder: one('WorkingDirectory'),
    command: one('ExecStart').split(' '),
    after: one('ExecStartPost').split(' '),
    env: variablesOf(all('Environment').join(' ').split(' ').join('\n')),
    cache: one('CacheDirectory'),
  };
}
