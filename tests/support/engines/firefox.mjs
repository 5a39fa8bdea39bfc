#!/usr/bin/env node
// Firefox as Playwright starts it: the stock one, told by WebDriver BiDi what to do. Firefox ESR knows no
// `emulation.setMediaFeaturesOverride`, which Playwright sends before every page and lives by the answer to; that one is
// answered here. Playwright moves whatever it presses to the middle of the window, which nobody does with what they see; that is
// asked for as Chromium does it. Everything else is passed on.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const UNKNOWN = 'emulation.setMediaFeaturesOverride';
const CENTRES = /"\(\[injected, node\]\) => \{\\n *node\.scrollIntoView\(\{\\n *block: \\"center\\"/;
/** What is seen stays where it is, what is seen in part comes into view, and anything else into the middle. */
const CENTRES_UNSEEN = `"async ([injected, node]) => {
  const seen = await injected.viewportRatio(node);
  if (seen < 0.99) node.scrollIntoView({ block: seen > 0 ? 'nearest' : 'center'`.replaceAll('\n', '\\n');
const LISTENS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** @param {string} firefox where Firefox listens @returns {Promise<string>} where Playwright is to speak to it */
function standBetween(firefox) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (near, { url }) => {
    const far = new WebSocket(`${firefox}${url}`, { maxPayload: 0, perMessageDeflate: false });
    const early = [];
    const pass = (text) => (far.readyState === WebSocket.OPEN ? far.send(text) : early.push(text));
    far.on('open', () => early.splice(0).forEach(pass));
    far.on('message', (data) => near.send(data.toString()));
    near.on('message', (data) => {
      const text = data.toString();
      if (!text.includes(UNKNOWN)) return pass(text.replace(CENTRES, () => CENTRES_UNSEEN));
      const { id, method } = JSON.parse(text);
      return method === UNKNOWN ? near.send(JSON.stringify({ type: 'success', id, result: {} })) : pass(text);
    });
    near.on('close', () => far.close());
    far.on('close', () => near.close());
    far.on('error', () => near.close());
  });
  return new Promise((resolve) => {
    server.on('listening', () => resolve(`ws://127.0.0.1:${server.address().port}`));
  });
}

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));
for await (const line of createInterface(firefox.stderr)) {
  const [said, address] = line.match(LISTENS) ?? [];
  console.error(address ? line.replace(said, `WebDriver BiDi listening on ${await standBetween(address)}`) : line);
}
