import { Chance } from '../../../server/demo/chance.ts';
import { FIGURES, KEPT_HOURS, KEPT_MISSING_HOURS } from './figures.ts';

const HOURS_A_YEAR = 365 * 24;
/** The last day counts; those before fill what cells remember. */
const DAYS = 4;
const COUNTED_FROM = (DAYS - 1) * 24;
/** More are not simulated one by one: each stands for several. */
const MOST_SIMULATED = 1_000_000;

/** A second on an average day, for all players. */
export interface Load {
  players: number;
  cells: number;
  /** What was asked of a cell: log-ins and openings of links. */
  asked: number;
  /** Of these, those that the cell itself had. */
  answeredByCell: number;
  answeredByCache: number;
  lookups: number;
  /** Calls that change the directory, one commit each, and the rows of them. */
  writes: number;
  rows: number;
  /** Of openings and log-ins, those sent to a cell that somebody had left. */
  misled: number;
  /** Of all players, those of the largest cell. */
  largest: number;
}

type Event =
  | { at: number; kind: 'open'; cell: number; home: number; key: number }
  | { at: number; kind: 'logIn'; cell: number; key: number }
  | { at: number; kind: 'move'; key: number }
  | { at: number; kind: 'write'; rows: number };

/** Cells as regions are: the second has 0.7 of the first's players, the fourth half. */
function shares(cells: number): number[] {
  const weights = Array.from({ length: cells }, (_, index) => (index + 1) ** -0.5);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Four days of people and cells, the same each time. */
export function simulate(players: number, cells: number): Load {
  const chance = new Chance(players + cells);
  const simulated = Math.min(players, MOST_SIMULATED);
  const sizes = shares(cells);
  const homes = new Uint16Array(simulated);
  let filled = 0;
  for (const [cell, share] of sizes.entries()) {
    const until = cell === cells - 1 ? simulated : Math.min(simulated, Math.round(filled + share * simulated));
    homes.fill(cell, filled, until);
    filled = until;
  }
  const events = happenings(chance, homes, cells).sort((one, other) => one.at - other.at);
  const perSecond = players / simulated / (24 * 3600);
  return { players, cells, ...run(events, homes, cells, perSecond), largest: sizes[0] ?? 1 };
}

function happenings(chance: Chance, homes: Uint16Array, cells: number): Event[] {
  const events: Event[] = [];
  const times = (perYear: number) => Math.round((homes.length * perYear * DAYS * 24) / HOURS_A_YEAR);
  const moment = () => chance.next() * DAYS * 24;
  const player = () => chance.whole(homes.length);
  const another = (cell: number) => (cells === 1 ? cell : (cell + 1 + chance.whole(cells - 1)) % cells);
  const near = (cell: number) => (chance.next() < FIGURES.elsewhere ? another(cell) : cell);
  let link = 0;
  for (let match = times(FIGURES.matchesPerPlayerYear); match > 0; match -= 1) {
    const at = moment();
    const home = homes[player()] ?? 0;
    events.push({ at, kind: 'write', rows: FIGURES.linksPerMatch });
    for (let each = 0; each < FIGURES.linksPerMatch; each += 1) {
      link += 1;
      const cell = near(home);
      for (let open = 0; open < FIGURES.opensPerLink; open += 1) {
        const later = -Math.log(1 - chance.next()) * FIGURES.hoursToOpen;
        events.push({ at: at + later, kind: 'open', cell, home, key: -link });
      }
    }
  }
  for (let logIn = times(FIGURES.logInsPerPlayerYear * FIGURES.unknownDevice); logIn > 0; logIn -= 1) {
    const who = player();
    const key = chance.next() < FIGURES.mistyped ? homes.length + logIn : who;
    events.push({ at: moment(), kind: 'logIn', cell: near(homes[who] ?? 0), key });
  }
  // The address and the code of a player.
  for (let signUp = times(FIGURES.signUpsPerPlayerYear); signUp > 0; signUp -= 1) {
    events.push({ at: moment(), kind: 'write', rows: 2 });
  }
  for (let move = times(FIGURES.movesPerPlayerYear); move > 0; move -= 1) {
    events.push({ at: moment(), kind: 'move', key: player() });
  }
  return events.filter(({ at }) => at < DAYS * 24);
}

function run(events: Event[], homes: Uint16Array, cells: number, perSecond: number) {
  const kept = Array.from({ length: cells }, () => new Map<number, { cell: number | null; until: number }>());
  const counts = { asked: 0, answeredByCell: 0, answeredByCache: 0, lookups: 0, writes: 0, rows: 0, misled: 0 };
  const moved = new Map<number, number>();
  const whereIs = (event: Extract<Event, { kind: 'open' | 'logIn' }>): number | null => {
    if (event.kind === 'open') return event.home;
    return event.key < homes.length ? (moved.get(event.key) ?? homes[event.key] ?? null) : null;
  };
  for (const event of events) {
    const count = (name: keyof typeof counts, by = 1) => {
      if (event.at >= COUNTED_FROM) counts[name] += by;
    };
    if (event.kind === 'write' || event.kind === 'move') {
      if (event.kind === 'move') moved.set(event.key, ((homes[event.key] ?? 0) + 1) % cells);
      count('writes');
      count('rows', event.kind === 'write' ? event.rows : 2);
      continue;
    }
    count('asked');
    const present = whereIs(event);
    if (present === event.cell) {
      count('answeredByCell');
      continue;
    }
    const known = kept[event.cell]?.get(event.key);
    if (known && known.until > event.at) {
      count('answeredByCache');
      // The cell that was left says that it was, and the directory is asked after all.
      if (known.cell === present) continue;
      count('misled');
    }
    count('lookups');
    const until = event.at + (present === null ? KEPT_MISSING_HOURS : KEPT_HOURS);
    kept[event.cell]?.set(event.key, { cell: present, until });
  }
  for (const name of Object.keys(counts) as (keyof typeof counts)[]) counts[name] *= perSecond;
  return counts;
}
