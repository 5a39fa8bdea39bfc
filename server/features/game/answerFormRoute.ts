import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS } from '../../../shared/contract/errors.ts';
import { type InvitationLink, readInvitationPath } from '../../../shared/routes/invitation.ts';
import { PATTERNS } from '../../../shared/routes/paths.ts';
import { AppError, errorAnswer } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { languageQuery } from '../../plugins/askedLanguage.ts';
import { noteRefusal } from '../../plugins/refusals.ts';
import { answerByForm, asLinkViewer, linkViewerOf } from './byForm/answerByForm.ts';
import type { FilledForm } from './byForm/readForm.ts';

/**
 * Shows why an answer was not taken.
 * @param link where to go on: the link of the address, or a visitor's own link once they are registered
 * @param form what was filled in; null where there is nothing to show again
 */
export type ShowRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  link: InvitationLink,
  refusal: AppError,
  form: FilledForm | null,
) => Promise<FastifyReply>;

/** 300 ticks, and a note of 1000 characters, each encoded as nine. */
const MAX_FORM_BYTES = 32 * 1024;

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** As the API answers (R-error-shape). */
export const showAsJson: ShowRefusal = async (_request, reply, _link, { code, data }) =>
  reply.send(errorAnswer(code, data));

function linkOf({ url }: FastifyRequest): InvitationLink {
  const link = readInvitationPath(url.split('?')[0] ?? '');
  if (!link) throw new AppError('E.notFound');
  return link;
}

/**
 * `POST /extinv/{gameId}/{token}`: an invitation's form without JavaScript (R-form-answer). The token in the address gives the
 * right to answer, as in the API. There is no cookie that another site's form could use, and the origin is `null` here anyway,
 * as pages send no referrer.
 */
export function answerFormRoute(app: FastifyInstance, context: Context, show: ShowRefusal): void {
  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: AppError,
    { link, form }: { link: InvitationLink; form: FilledForm | null },
  ): Promise<FastifyReply> {
    noteRefusal(context.security, request, refusal.code, refusal);
    if (refusal.data?.retryAfter !== undefined) reply.header('retry-after', refusal.data.retryAfter);
    return show(request, reply.code(ERRORS[refusal.code]), link, refusal, form);
  }

  app.post(PATTERNS.invitation, {
    schema: { hide: true },
    bodyLimit: MAX_FORM_BYTES,
    // Before the body is read: a caller who may not answer must not cost more than a look at the token (R-limits-first).
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!FORM.test(request.headers['content-type'] ?? '')) throw new AppError('E.mediaType');
      const link = linkOf(request);
      try {
        request.viewer = await linkViewerOf(context, link);
      } catch (error) {
        if (error instanceof AppError) return refuse(request, reply, error, { link, form: null });
        throw error;
      }
    },
    handler: async (request, reply) => {
      const outcome = await answerByForm(
        context,
        { link: linkOf(request), viewer: asLinkViewer(request.viewer) },
        request.body,
      );
      if (outcome.kind === 'answered') return reply.redirect(outcome.to + languageQuery(request), 303);
      return refuse(request, reply, outcome.refusal, outcome);
    },
  });
}
