// Ends once the server at PORT is ready and the proxy in front knows it, however long that takes: systemd ends it with the
// server. Who restarted the next one any earlier would leave the proxy with none.
import { setTimeout } from 'node:timers/promises';

/** A proxy asks every second or two. */
const NOTICED_MS = 3_000;

const isReady = () =>
  fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

while (!(await isReady())) await setTimeout(250);
await setTimeout(NOTICED_MS);
