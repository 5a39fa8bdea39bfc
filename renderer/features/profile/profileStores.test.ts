import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support/testWorld.ts';
import { PictureChoice } from './picture/PictureChoice.ts';
import { BlockedPeople, ChannelFlags } from './profileStores.ts';

const FLAGS = { status: 200, body: { status: false, emailStatus: true } };
const AREA = { x: 0, y: 0, width: 10, height: 10 };

test('a toggle shows at once what was chosen, and is taken back when that did not work', async () => {
  const { root } = testWorld({
    'GET /api/channelflags': FLAGS,
    'PUT /api/baninvitation?invitationStatus=true': { status: 204 },
    'PUT /api/emailchannel?emailStatus=false': 'network',
  });
  const flags = new ChannelFlags(root.api);
  await flags.load();
  const block = flags.set('status', true);
  expect(flags.flags).toMatchObject({ value: { status: true } });
  await block;
  await expect(flags.set('emailStatus', false)).rejects.toMatchObject({ code: 'network' });
  expect(flags.flags).toMatchObject({ value: { status: true, emailStatus: true } });
});

test('who is unblocked stays on the list and can be blocked again', async () => {
  const { root, sent } = testWorld({
    'GET /api/banuser': { status: 200, body: [{ id: 'u2', firstName: 'Bo', lastName: 'Block' }] },
    'DELETE /api/banuser?userId=u2': { status: 204 },
    'POST /api/banuser?userId=u2': [{ status: 204 }, 'network'],
  });
  const people = new BlockedPeople(root.api);
  await people.load();
  await people.toggle('u2');
  expect(people.released.has('u2')).toBe(true);
  await people.toggle('u2');
  expect(people.released.has('u2')).toBe(false);
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/banuser',
    'DELETE /api/banuser?userId=u2',
    'POST /api/banuser?userId=u2',
  ]);
  await people.load();
  expect(people.released.size).toBe(0);
});

function choiceOf(answer: { status: number; body?: unknown } | 'network', cut = async () => new Blob(['x'])) {
  const { root, sent } = testWorld({ 'POST /api/uploadprofilepic': answer });
  const live = new Set<string>();
  let made = 0;
  const urls = {
    createObjectURL: () => {
      made += 1;
      live.add(`blob:${made}`);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => void live.delete(url),
  };
  return { choice: new PictureChoice({ api: root.api, cut, urls }), sent, live };
}

const photo = (type = 'image/jpeg', size = 3) => new File([new Uint8Array(size)], 'me.jpg', { type });

test('a file that is too large is said before it is sent; the browser tries to show any other', () => {
  const { choice } = choiceOf({ status: 200 });
  choice.take(photo('image/jpeg', 10_000_001));
  expect(choice.problem).toBe('profile.picture.tooLarge');
  expect(choice.url).toBeNull();
  // Systems' names for a JPEG.
  for (const type of ['', 'image/jpg', 'image/pjpeg', 'application/octet-stream']) {
    choice.take(photo(type, 10_000_000));
    expect(choice.problem).toBeNull();
  }
  expect(choice.url).toBe('blob:4');
});

test('the part that was chosen is sent, and addresses of files let go are given back', async () => {
  const { choice, sent, live } = choiceOf({
    status: 200,
    body: { profileImageId: 'a', profileImageUrl: '/pictures/a' },
  });
  choice.take(photo());
  choice.take(photo());
  expect([...live]).toEqual(['blob:2']);
  expect(await choice.send()).toBe(false);
  choice.setArea(AREA);
  expect(await choice.send()).toBe(true);
  expect(sent).toHaveLength(1);
  choice.clear();
  expect(live.size).toBe(0);
});

test.each([
  [415, 'E.mediaType', 'profile.picture.wrongType'],
  [413, 'E.tooLarge', 'profile.picture.tooLarge'],
  [422, 'E.picture.unreadable', 'error.E.picture.unreadable'],
])('a file refused with %i keeps the choice and says what to do', async (status, messageId, text) => {
  const { choice } = choiceOf({ status, body: { messageId } });
  choice.take(photo());
  choice.setArea(AREA);
  expect(await choice.send()).toBe(false);
  expect(choice).toMatchObject({ problem: text, url: 'blob:1' });
});

test('a photo the browser cannot draw is let go; without a network the choice stays', async () => {
  const broken = choiceOf({ status: 200 }, () => Promise.reject(new Error('no')));
  broken.choice.take(photo());
  broken.choice.setArea(AREA);
  expect(await broken.choice.send()).toBe(false);
  expect(broken.choice).toMatchObject({ problem: 'error.E.picture.unreadable', url: null });
  const away = choiceOf('network');
  away.choice.take(photo());
  away.choice.setArea(AREA);
  await expect(away.choice.send()).rejects.toMatchObject({ code: 'network' });
  expect(away.choice.url).toBe('blob:1');
});
