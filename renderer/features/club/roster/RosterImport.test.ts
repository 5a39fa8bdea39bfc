import { configure } from 'mobx';
import { expect, test } from 'vitest';
import { RosterImport } from './RosterImport.ts';

configure({ enforceActions: 'always' });

const ROSTER = {
  columns: ['Name', 'Email'],
  lines: [
    ['Fien Claes', 'fien(at)list.example'],
    ['Bo Dael', 'bo(at)list.example'],
  ],
  more: 0,
  guess: { name: 0, email: 1 },
};
const answerOf = (...outcomes: string[]) => ({
  lines: outcomes.map((outcome, line) => ({ line, outcome, fields: {}, changes: [] })),
});

/** A list whose calls are answered by hand, one after the other. */
function newImport() {
  const waiting: ((answer: unknown) => void)[] = [];
  const api = { call: () => new Promise((resolve) => waiting.push(resolve)) };
  const roster = new RosterImport(api as never, { id: 'c1', sports: ['TENNIS', 'PADEL'] }, 'en');
  const answered = async (asking: Promise<void>, answer: unknown) => {
    waiting.shift()?.(answer);
    await asking;
  };
  return { roster, waiting, answered };
}

async function tried() {
  const world = newImport();
  const { roster, answered } = world;
  roster.write('the list');
  await answered(roster.read(roster.text), ROSTER);
  await answered(roster.tryOut(), answerOf('INVALID', 'INVALID'));
  return world;
}

// R-club-import-page, R-kept-input
test('what was pasted, said of the columns and corrected comes back, and goes on at the columns', async () => {
  const { roster } = newImport();
  expect(roster.typed).toBeNull();
  roster.restore({ text: 'half a list' });
  expect(roster).toMatchObject({ step: 'PASTE', text: 'half a list' });
  const first = (await tried()).roster;
  first.setSport('PADEL');
  first.correct(0, 'email', 'fien@list.example');
  roster.restore(JSON.parse(JSON.stringify(first.typed)));
  expect(roster).toMatchObject({ step: 'COLUMNS', text: 'the list', sport: 'PADEL', columns: ['name', 'email'] });
  expect(roster.lines).toEqual(first.lines);
  roster.restore({ text: 'other', roster: { lines: 7 }, columns: ['CHESS'] });
  expect(roster.lines).toEqual(first.lines);
});

test('a look back loses nothing; another column forgets what was corrected of it, another list all', async () => {
  const { roster, answered } = await tried();
  roster.correct(0, 'email', 'fien@list.example');
  roster.correct(1, 'firstName', 'Bob');
  roster.back();
  roster.back();
  expect(roster.step).toBe('PASTE');
  await answered(roster.read(roster.text), structuredClone(ROSTER));
  expect(roster.lines).toMatchObject([{ email: 'fien@list.example' }, { firstName: 'Bob' }]);
  roster.setColumn(1, 'phone');
  expect(roster.lines[0]).toEqual({ firstName: 'Fien', lastName: 'Claes', phone: 'fien(at)list.example' });
  expect(roster.lines[1]).toMatchObject({ firstName: 'Bob' });
  await answered(roster.read('another'), { ...ROSTER, lines: [['Cas Li', '']] });
  expect(roster.lines).toEqual([{ firstName: 'Cas', lastName: 'Li' }]);
});

test('an answer that comes late puts nothing back: no cells, no question, and not what was done', async () => {
  const { roster, waiting, answered } = await tried();
  const again = roster.tryOut();
  roster.correct(1, 'email', 'bo@list.example');
  await answered(again, answerOf('NEW', 'INVALID'));
  expect(roster.lines[1]).toMatchObject({ email: 'bo@list.example' });
  const late = roster.tryOut();
  roster.back();
  await answered(late, answerOf('SAME', 'SAME'));
  expect(roster.step).toBe('COLUMNS');
  const dry = roster.tryOut();
  const take = roster.take();
  const [first, second] = waiting.splice(0);
  second?.(answerOf('NEW', 'NEW'));
  await take;
  first?.(answerOf('SAME', 'SAME'));
  await dry;
  expect(roster).toMatchObject({ step: 'DONE', answer: answerOf('NEW', 'NEW'), typed: null });
});
