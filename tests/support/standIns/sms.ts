import { createServer } from 'node:http';

export interface SmsGateway {
  url: string;
  /** What was posted, oldest first. */
  received: { to: string; text: string }[];
  close(): Promise<void>;
}

/**
 * What stands behind SMS_URL, on loopback.
 * @param answers statuses of the first calls; 200 afterwards
 */
export async function startSmsGateway(answers: number[] = []): Promise<SmsGateway> {
  const received: SmsGateway['received'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      if (request.method === 'POST') received.push(JSON.parse(body));
      response.statusCode = answers.shift() ?? 200;
      response.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the gateway has no port');
  return {
    url: `http://127.0.0.1:${address.port}/send`,
    received,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
