import pg from 'pg';

/** @returns one connected client whose queries may take any time, for what no person waits for; `end()` it */
export async function openClient(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection);
  // Its queries say what is wrong. Without a listener a broken connection would end the process (R-database-away).
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
