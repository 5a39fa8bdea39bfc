import pg from 'pg';

/** @returns a connected client whose queries may take any time, for work that no person waits for; `end()` it */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // Its queries report errors. Without a listener a broken connection would end the process (R-database-away).
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
