// What a read and a write cost without a product around them: node:http, pg, and JSON.stringify.
import { createServer } from 'node:http';
import pg from 'pg';
import { hashToken } from '../../../server/ids.ts';
import { ACCEPT, ACCEPTED, READS } from './bareQueries.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function read(name: string, token: string): Promise<unknown> {
  const text = READS[name];
  if (text === undefined) throw new Error(`no query ${name}`);
  const { rows } = await pool.query({ name, text, values: [hashToken(token)] });
  if (rows.length === 0) throw new Error(`nothing for ${name}`);
  return rows;
}

async function accept(id: string): Promise<unknown> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [name, text] of Object.entries(ACCEPT)) await client.query({ name, text, values: [id] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return (await pool.query({ name: 'accepted', text: ACCEPTED, values: [id] })).rows;
}

const server = createServer((request, response) => {
  const [name = '', about = ''] = decodeURIComponent(request.url ?? '')
    .slice(1)
    .split('/');
  const work = name === 'accept' ? accept(about) : read(name, about);
  work.then(
    (answer) => {
      const text = JSON.stringify(answer);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
      response.end(text);
    },
    (error: unknown) => response.writeHead(500, { 'content-length': 0 }).end(() => console.error(error)),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
