import type pg from 'pg';

/** @returns the address of a database, as DATABASE_URL takes it */
export function databaseUrl({ connectionString, user, password, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const secret = typeof password === 'string' ? `:${encodeURIComponent(password)}` : '';
  // A host that begins with a slash is the folder of a socket.
  const isSocket = host?.startsWith('/');
  const at = isSocket ? 'localhost' : `${host}:${port}`;
  const query = isSocket ? `?host=${encodeURIComponent(host ?? '')}&port=${port}` : '';
  return `postgres://${user}${secret}@${at}/${database}${query}`;
}
