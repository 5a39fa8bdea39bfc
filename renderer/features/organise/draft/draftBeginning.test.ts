import { configure, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ME, testWorld } from '../../../../tests/support/testWorld.ts';
import type { KeptDraft } from './keptDraft.ts';
import { OrganiseDraft } from './OrganiseDraft.ts';

configure({ enforceActions: 'always' });

const ZOE = { id: 'u2', firstName: 'Zoë', lastName: 'Ray' };
const KIM = { firstName: 'Kim', lastName: 'Li', email: 'kim@mail.example' };

function newDraft(answers: Parameters<typeof testWorld>[0] = {}) {
  const { root } = testWorld(answers);
  const me = { ...ME, membershipLevel: 'PLAYIT', phone: null } as unknown as ConstructorParameters<
    typeof OrganiseDraft
  >[0]['me'];
  const now = () => new Date('2026-03-20T10:10:00.000Z');
  const make = () => new OrganiseDraft({ api: root.api, games: root.games, me, now, deviceZone: 'Europe/Brussels' });
  return { draft: make(), make };
}

describe('what a draft begins with', () => {
  const learnt = (draft: OrganiseDraft) => ({
    choices: { ...draft.choices, sport: 'PADEL' as const, timezone: 'Europe/London' },
    windows: [{ day: '2026-03-24', from: '18:00', to: '20:00' }],
    places: [{ known: { id: 'hall1', timezone: 'Europe/London' }, name: 'Hall', address: '', city: '' }],
    guests: [],
    known: [ZOE],
  });

  it('is an earlier match where nothing was typed, of which nothing is kept', () => {
    const { draft } = newDraft();
    draft.learn('g1', learnt(draft));
    expect([draft.learntFrom, draft.choices.sport, draft.known.picks]).toEqual(['g1', 'PADEL', [ZOE]]);
    expect(draft.typed).toBeNull();
    draft.set({ notes: 'Bring water' });
    expect(draft.typed?.known).toEqual([ZOE]);
  });

  it('is what was typed, kept or shared, even after other matches', () => {
    const [typed, kept, shared] = [newDraft().draft, newDraft().draft, newDraft().draft];
    typed.guests.take([KIM]);
    kept.restore(learnt(kept));
    kept.known.take([]);
    shared.takeShared('Tennis?');
    for (const draft of [typed, kept, shared]) {
      draft.learn('g1', learnt(draft));
      expect([draft.learntFrom, draft.known.picks]).toEqual([null, []]);
    }
  });

  it('makes room for what is shared later', () => {
    const { draft } = newDraft();
    draft.learn('g1', learnt(draft));
    draft.takeShared('Ask kim@mail.example');
    expect([draft.learntFrom, draft.known.picks, draft.guestCount]).toEqual([null, [], 1]);
  });

  it('keeps the time the page was opened for, by the clock of the venue that is chosen', () => {
    const { draft } = newDraft();
    draft.offer([{ day: '2026-03-26', from: '17:00', to: '19:00' }]);
    draft.learn('g1', learnt(draft));
    expect(draft.windows.rows).toMatchObject([{ day: '2026-03-26', from: '17:00', to: '19:00' }]);
    expect(draft.learntFrom).toBe('g1');
    expect(draft.typed).not.toBeNull();
  });

  // R-ask
  it('is for the person who was asked instead of the last partner, and keeps the people who were typed', async () => {
    const asked = { codes: ['noa1'], sport: 'PADEL' as const };
    const known = { id: 'u8', firstName: 'Noa', lastName: 'Sun', code: 'noa1', profileImageId: null, level: 5 };
    const { draft, make } = newDraft({
      'GET /api/people/known?sport=TENNIS&matchType=SINGLE': {
        status: 200,
        body: [{ ...known, fits: true, lastPlayed: null }],
      },
    });
    const opened = async (typed: KeptDraft | null) => {
      const opening = make();
      if (typed) opening.restore(typed);
      opening.known.want(asked.codes);
      await opening.known.load();
      opening.learn('g1', learnt(opening));
      runInAction(() => opening.ask(asked));
      return opening;
    };
    const fresh = await opened(null);
    expect(fresh.choices).toMatchObject({ sport: 'PADEL', matchType: 'SINGLE' });
    expect(fresh.known.toBody()).toEqual([{ id: 'u8' }]);
    expect(fresh.typed).toBeNull();
    draft.known.take([ZOE]);
    const beside = await opened(draft.typed);
    expect(beside.known.toBody()).toEqual([{ id: 'u2' }, { id: 'u8' }]);
    expect(beside.choices.sport).toBe('TENNIS');
  });

  it('is taken out by one press, and does not come back', () => {
    const { draft, make } = newDraft();
    draft.learn('g1', learnt(draft));
    draft.startEmpty();
    expect([draft.choices.sport, draft.windows.rows, draft.guestCount, draft.venues.rows]).toEqual([
      'PADEL',
      [],
      0,
      [],
    ]);
    const again = make();
    again.restore(draft.typed);
    again.learn('g1', learnt(again));
    expect(again.known.picks).toEqual([]);
  });
});
