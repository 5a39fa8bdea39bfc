import { expect, it, vi } from 'vitest';
import type { MatchView } from '../dashboard/matchView.ts';
import { ActionWatch } from './ActionWatch.ts';

const match = (id: string, isDue = true, title = 'summary.invitee.answer') =>
  ({ game: { id, summary: { title } }, isDue }) as MatchView;

function watch(looks: (MatchView[] | null)[], isLooking = false) {
  const notify = vi.fn();
  const setBadge = vi.fn();
  const load = vi.fn(async () => looks.shift() ?? null);
  return { one: new ActionWatch({ load, isLooking: () => isLooking, notify, setBadge }), notify, setBadge };
}

it('notifies once of each match that has begun to wait since the last look, and counts them all', async () => {
  const { one, notify, setBadge } = watch([
    [match('a'), match('b', false)],
    [match('a'), match('b')],
    [match('a'), match('b')],
    [match('a', true, 'summary.owner.choose')],
  ]);
  for (let look = 0; look < 4; look += 1) await one.look();
  expect(notify.mock.calls.map(([{ game }]) => game.id)).toEqual(['b', 'a']);
  expect(setBadge.mock.calls.flat()).toEqual([1, 2, 2, 1]);
});

it('leaves it to the page while that is looked at', async () => {
  const { one, notify, setBadge } = watch([[], [match('a')]], true);
  await one.look();
  await one.look();
  expect(notify).not.toHaveBeenCalled();
  expect(setBadge).toHaveBeenLastCalledWith(1);
});

it('forgets nothing while there is no network, and everything at the log-out', async () => {
  const { one, notify, setBadge } = watch([[match('a')], null, [match('a')], [match('b')]]);
  for (let look = 0; look < 3; look += 1) await one.look();
  expect(notify).not.toHaveBeenCalled();
  one.stop();
  expect(setBadge).toHaveBeenLastCalledWith(0);
  await one.look();
  expect(notify).not.toHaveBeenCalled();
});
