import { configure, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { KnownPeople } from './KnownPeople.ts';

configure({ enforceActions: 'always' });

const person = (id: string, firstName: string, fits: boolean | null = null) => ({
  id,
  firstName,
  lastName: 'Ray',
  code: null,
  profileImageId: null,
  level: null,
  provisional: false,
  fits,
  lastPlayed: null,
});
const ZOE = person('u2', 'Zoë', true);
const KIM = person('u3', 'Kim', false);
const JO = person('u4', 'Jo', true);
const PATH = 'GET /api/people/known?gameId=g1';

function newKnown(answers: Parameters<typeof testWorld>[0], taken: readonly string[] = []) {
  const world = testWorld(answers);
  return { known: new KnownPeople(world.root.api, { gameId: 'g1', taken: () => taken }), sent: world.sent };
}

describe('known people', () => {
  it('are read once, found by name however it is written, and those who fit are told apart', async () => {
    const { known, sent } = newKnown({ [PATH]: { status: 200, body: [ZOE, KIM, JO] } });
    await Promise.all([known.load(), known.load()]);
    await known.load();
    expect(sent.map(({ call }) => call)).toEqual([PATH]);
    expect(known.fitting).toEqual([ZOE, JO]);
    known.setSearch('zoe ra');
    expect(known.found).toEqual([ZOE]);
    known.setSearch('nobody');
    expect(known.found).toEqual([]);
  });

  it('are not those who came into the game meanwhile', async () => {
    const { known } = newKnown({ [PATH]: { status: 200, body: [ZOE, JO] } }, [ZOE.id]);
    await known.load();
    expect(known.people).toEqual([JO]);
    expect(known.fitting).toEqual([JO]);
  });

  it('can be read again after a failure', async () => {
    const { known } = newKnown({ [PATH]: ['network', { status: 200, body: [KIM] }] });
    await known.load();
    expect(known.list.status).toBe('failed');
    await known.load();
    expect(known.people).toEqual([KIM]);
  });
});

describe('those picked', () => {
  it('are sent by id, and dropped by a second tap', () => {
    const { known } = newKnown({});
    runInAction(() => {
      known.toggle(ZOE);
      known.toggle(KIM);
      known.toggle(ZOE);
    });
    expect(known.toBody()).toEqual([{ id: KIM.id }]);
    expect([known.isPicked(ZOE.id), known.isPicked(KIM.id)]).toEqual([false, true]);
  });

  it('hold nothing but a name: that is all that is kept', () => {
    const { known } = newKnown({});
    known.toggle(ZOE);
    expect(known.picks).toEqual([{ id: 'u2', firstName: 'Zoë', lastName: 'Ray' }]);
  });
});

// R-ask
describe('players one does not know', () => {
  const KNOWN = 'GET /api/people/known?sport=TENNIS&matchType=SINGLE';
  const askable = (codes: string) => `GET /api/people/askable?sport=TENNIS&matchType=SINGLE&codes=${codes}`;
  const NOA = {
    id: 'u8',
    firstName: 'Noa',
    lastName: 'Sun',
    code: 'noa1',
    profileImageId: null,
    location: null,
    level: 5,
    provisional: true,
  };
  const kind = () => ({ sport: 'TENNIS', matchType: 'SINGLE' }) as const;
  const newDraft = (answers: Parameters<typeof testWorld>[0]) => new KnownPeople(testWorld(answers).root.api, { kind });

  it('are picked by their codes as soon as they are read; who cannot be asked is missed', async () => {
    const known = newDraft({
      [KNOWN]: { status: 200, body: [{ ...ZOE, code: 'zoe1' }] },
      [askable('noa1%2Cgone1')]: { status: 200, body: [NOA] },
    });
    known.want(['zoe1', 'noa1', 'gone1']);
    await known.load();
    known.pickWanted();
    expect(known.toBody()).toEqual([{ id: 'u2' }, { id: 'u8' }]);
    expect(known.people.map(({ id }) => id)).toEqual(['u2', 'u8']);
    expect(known.misses).toBe(true);
  });

  it('are among the people while they are picked, and kept by their code', async () => {
    const known = newDraft({ [KNOWN]: { status: 200, body: [] } });
    await known.load();
    known.ask(NOA);
    expect(known.people).toMatchObject([{ level: 5, provisional: true }]);
    expect(known.picks).toEqual([{ id: 'u8', firstName: 'Noa', lastName: 'Sun', code: 'noa1' }]);
    known.ask(NOA);
    expect([known.people, known.misses]).toEqual([[], false]);
  });

  it('are read again with a kept draft, and left out when they cannot be asked any more', async () => {
    const known = newDraft({
      [KNOWN]: { status: 200, body: [ZOE] },
      [askable('noa1')]: [
        { status: 200, body: [NOA] },
        { status: 200, body: [] },
      ],
    });
    known.take([{ id: 'u8', firstName: 'Noa', lastName: 'Sun', code: 'noa1' }]);
    await known.load();
    expect(known.people.map(({ id }) => id)).toEqual(['u2', 'u8']);
    await known.list.refresh();
    expect([known.picks, known.misses]).toEqual([[], true]);
  });
});
