// npm run ratings -- replay FILE.csv: how well each rating rule would have predicted the matches in a file.
import { createReadStream } from 'node:fs';
import { describeReplay } from './describeReplay.ts';
import { ReplayError, replayMatches } from './replayMatches.ts';

const USAGE = `Usage: npm run ratings -- replay FILE.csv

The file is a CSV with a header: date,sport,winner1,winner2,loser1,loser2,score
Days are YYYY-MM-DD, in order; winner2 and loser2 are empty for singles.`;

const [command, file] = process.argv.slice(2);
if (command !== 'replay' || !file) {
  console.error(USAGE);
  process.exit(2);
}
try {
  for (const line of describeReplay(await replayMatches(createReadStream(file)))) console.log(line);
} catch (error) {
  const isUnreadable = error instanceof Error && 'code' in error;
  if (error instanceof ReplayError) console.error(error.message);
  else console.error(isUnreadable ? `${file} cannot be read: ${error.message}` : error);
  process.exit(1);
}
