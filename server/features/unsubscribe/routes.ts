import type { FastifyInstance } from 'fastify';
import {
  eraseMailedGuest,
  readUnsubscribe,
  undoUnsubscribe,
  unsubscribe,
  unsubscribeOneClick,
} from '../../../shared/contract/unsubscribe.ts';
import type { Context } from '../../context.ts';
import { consumeLimit, LIMITS } from '../../plugins/limits.ts';
import { mount } from '../../plugins/mount.ts';
import { erasePerson } from '../account/erase.ts';
import { guestOf, resumeMails, stopByOneClick, stopMails, toUnsubscribeView } from './unsubscribe.ts';

export async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  // Tokens can't be guessed; the limit keeps somebody who tries from being a load.
  const countTry = (ip: string) => consumeLimit(context, LIMITS.validation, ip);

  await mount(app, context, readUnsubscribe, async ({ body, request }) => {
    await countTry(request.ip);
    return toUnsubscribeView(context, body);
  });

  await mount(app, context, unsubscribe, async ({ body, request }) => {
    await countTry(request.ip);
    await stopMails(context, body);
  });

  await mount(app, context, undoUnsubscribe, async ({ body, request }) => {
    await countTry(request.ip);
    await resumeMails(context, body);
  });

  await mount(app, context, eraseMailedGuest, async ({ body, request }) => {
    await countTry(request.ip);
    await erasePerson(context, (await guestOf(context, body.token)).id);
    context.security('guest.erased', { from: request.ip });
  });

  await mount(app, context, unsubscribeOneClick, async ({ query, request }) => {
    await countTry(request.ip);
    await stopByOneClick(context, query.t);
  });
}
