import type { FastifyInstance } from 'fastify';
import {
  eraseMailedGuest,
  leaveMailedClub,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '../../../shared/contract/unsubscribe.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { erasePerson } from '../account/erase.ts';
import { guestOf, leaveMailedList, resumeMails, stopByOneClick, stopMails, toUnsubscribeView } from './unsubscribe.ts';

async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Tokens can't be guessed; the limit keeps attempts from being a load.
  const limited = { limit: LIMITS.validation };

  await mount(app, context, readUnsubscribe, async ({ body }) => toUnsubscribeView(context, body), limited);
  await mount(app, context, unsubscribe, ({ body }) => stopMails(context, body), limited);
  await mount(app, context, undoUnsubscribe, ({ body }) => resumeMails(context, body), limited);

  await mount(app, context, leaveMailedClub, ({ body }) => leaveMailedList(context, body), limited);

  const eraseGuest = async ({ body }: Call<typeof eraseMailedGuest>) =>
    erasePerson(context, (await guestOf(context, body.token)).id);
  await mount(app, context, eraseMailedGuest, eraseGuest, { ...limited, event: 'guest.erased' });

  await app.register(async (scope) => {
    // Mail programs send either kind of form, or something else: the body means nothing (R-one-click).
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));
    const stop = ({ query }: Call<typeof unsubscribeOneClick>) => stopByOneClick(context, query);
    await mount(scope, context, unsubscribeOneClick, stop, limited);
  });
}

export const unsubscribeFeature: Feature = { routes: unsubscribeRoutes };
