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
