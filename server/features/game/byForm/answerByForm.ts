import { createHash } from 'node:crypto';
import type { AnswerForm } from '../../../../shared/contract/schemas/answerForm.ts';
import type { Game } from '../../../../shared/contract/schemas/gameAnswer.ts';
import { type InvitationLink, invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { AppError } from '../../../appError.ts';
import type { Context } from '../../../context.ts';
import { holderOf, type Once } from '../../../once/doOnce.ts';
import type { LinkViewer, Viewer } from '../../../plugins/auth.ts';
import { noting } from '../../../plugins/noteWrites.ts';
import type { ActionBody } from '../commands/commandContext.ts';
import { toCommand } from '../commands/gameCommand.ts';
import { runCommand } from '../commands/runCommand.ts';
import { loadGame } from '../store/loadGames.ts';
import { type FilledForm, readForm, toFilledForm } from './readForm.ts';
import { stepsOf } from './steps.ts';

export type FormOutcome =
  /** `to` is the path of the page that shows the answer. */
  | { kind: 'answered'; to: string }
  /** `link` is where to go on: a visitor who has just registered has their own. `form` is null if it can't be shown again. */
  | { kind: 'refused'; refusal: AppError; link: InvitationLink; form: FilledForm | null };

interface Caller {
  link: InvitationLink;
  viewer: LinkViewer;
}

/** @throws AppError 401 for a viewer without a link: a session is none, and belongs in no address */
export function asLinkViewer(viewer: Viewer | null): LinkViewer {
  if (!viewer || viewer.kind === 'user') throw new AppError('E.auth.required');
  return viewer;
}

/**
 * @returns the viewer who holds the link of an address
 * @throws AppError 401 for a link that is not valid
 */
export async function linkViewerOf({ tokens }: Context, { token, gameId }: InvitationLink): Promise<LinkViewer> {
  return asLinkViewer(token === WEB_ACCESS_TOKEN ? null : await tokens.find(token, gameId));
}

/**
 * The key of a visitor's registration, by which a form that is sent twice registers them once. It contains a secret of the
 * page: knowing only a name and an address does not give access to that person's answer (R-secured-visitor).
 */
function onceFor({ key }: AnswerForm, viewer: LinkViewer, step: ActionBody): Once | null {
  if (key === undefined || step.actionType !== 'OPPONENT_SELECTION') return null;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([key, step]))
    .digest('base64url');
  // Another person on the same page is another registration.
  return { holder: holderOf(viewer), key: requestHash, requestHash };
}

function registeredIn({ invitee }: Game): { token: string; secured: boolean } {
  const [registered] = invitee;
  if (!registered?.accessToken) throw new Error('nobody was registered');
  return { token: registered.accessToken, secured: registered.secured };
}

/** @param follow is called with the viewer from each step on: a visitor goes on as the invitee they have become */
async function perform(
  context: Context,
  caller: Caller,
  form: AnswerForm,
  follow: (link: InvitationLink) => void,
): Promise<void> {
  const { gameId } = caller.link;
  const state = await loadGame(context.db, gameId);
  let { viewer } = caller;
  let isSecured = false;
  for (const step of stepsOf({ form, ...caller, state, now: context.clock.now() })) {
    // A choice made before the mailbox is proved is a draft: the yes comes by the mail (R-draft).
    if (isSecured && step.actionType === 'ACCEPT') continue;
    const once = onceFor(form, viewer, step);
    const answering = viewer;
    const act = () => runCommand(context, answering, gameId, toCommand(step), once);
    const game = await noting(context, answering, act);
    if (step.actionType !== 'OPPONENT_SELECTION') continue;
    const { token, secured } = registeredIn(game);
    isSecured = secured;
    const own = { gameId, password: null, token };
    follow(own);
    viewer = await linkViewerOf(context, own);
  }
}

/**
 * Answers an invitation by the form of its page, without JavaScript. It uses the same commands, in the same order, as the page
 * with JavaScript (R-form-answer). Sending it again is harmless.
 * @param body as the parser of forms gives it
 */
export async function answerByForm(context: Context, caller: Caller, body: unknown): Promise<FormOutcome> {
  let { link } = caller;
  let filled: FilledForm | null = null;
  try {
    filled = toFilledForm(body);
    const form = await readForm(filled);
    await perform(context, caller, form, (own) => {
      link = own;
    });
    return { kind: 'answered', to: invitationPath(link) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { kind: 'refused', refusal: error, link, form: filled };
  }
}
