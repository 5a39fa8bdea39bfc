// npm start: everything from a fresh clone to a running Crosscourt.
import { buildWeb, prepare, run } from './bootstrap.mjs';

const node = prepare();
buildWeb(node);
run(node, ['--disable-warning=ExperimentalWarning', 'server/start.ts']);
