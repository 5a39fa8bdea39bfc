import type { AnswerForm } from '../../../../shared/contract/schemas/answerForm.ts';
import { candidateStarts, type DatedPeriod } from '../../../../shared/domain/calendar/calendar.ts';
import { periodsOfStarts } from '../../../../shared/domain/calendar/chosenStarts.ts';
import type { Offer } from '../../../../shared/domain/match/agreement.ts';
import { answerNeeds } from '../../../../shared/domain/match/answerNeeds.ts';
import { gameActions } from '../../../../shared/domain/match/gameActions.ts';
import type { GameAction } from '../../../../shared/domain/values.ts';
import type { TextKey } from '../../../../shared/locales/keys.ts';
import type { InvitationLink } from '../../../../shared/routes/invitation.ts';
import { AppError, refuseFields } from '../../../appError.ts';
import type { LinkViewer } from '../../../plugins/auth.ts';
import { accessOf, factsOf } from '../access.ts';
import type { ActionBody } from '../commands/commandContext.ts';
import { type GameState, offerOf } from '../gameState.ts';

/** A form, and the state of the match for the person who sent it. */
export interface Filled {
  form: AnswerForm;
  link: InvitationLink;
  viewer: LinkViewer;
  state: GameState;
  now: Date;
}

interface Asked extends Filled {
  can: (action: GameAction) => boolean;
  offer: Offer;
  /** Starts that are still possible. */
  starts: string[];
  needs: ReturnType<typeof answerNeeds>;
}

function askedBy(filled: Filled): Asked {
  const { state, viewer, now } = filled;
  const actions = gameActions(factsOf(state, accessOf(state, viewer), now));
  const can = (action: GameAction) => actions.includes(action);
  const offer = offerOf(state);
  const starts = candidateStarts(offer.windows, offer.duration, offer.timezone, now.toISOString());
  const needs = answerNeeds(can, { starts: starts.length, venues: offer.venues.length });
  return { ...filled, can, offer, starts, needs };
}

/** Reports everything that is missing at once, because this page only sees the answer when it is sent. */
function checkComplete({ form, viewer, needs }: Asked): void {
  const missing: Record<string, TextKey> = {};
  if (needs.time && form.start.length === 0) missing.start = 'invitation.missing.time';
  if (needs.venue && form.venue.length === 0) missing.venue = 'invitation.missing.place';
  if (viewer.kind === 'share') {
    if (!form.firstName) missing.firstName = 'field.nameShort';
    if (!form.email) missing.email = 'field.email';
  }
  if (Object.keys(missing).length > 0) refuseFields(missing);
}

/**
 * The ticked times, else the only one there is. Times that have passed since the page was opened are left out, as on the page
 * with JavaScript. Where times are no longer asked for, all of them are sent on, so that the command says what happened to the
 * match.
 */
function timesOf({ form, needs, starts, offer, now }: Asked): DatedPeriod[] {
  const ahead = needs.takesTime ? form.start.filter((start) => start > now.toISOString()) : form.start;
  const isOffered = ahead.length > 0 && ahead.every((start) => starts.includes(start));
  if (needs.takesTime && form.start.length > 0 && !isOffered) throw new AppError('E.game.slot');
  const only = needs.takesTime && starts.length === 1 ? starts : [];
  return periodsOfStarts(ahead.length > 0 ? ahead : only, offer.duration, offer.timezone);
}

/** The ticked venues; none where there is no choice, which has no step. */
function venuesOf({ form, needs, offer }: Asked): string[] {
  if (needs.takesTime && form.venue.some((venue) => !offer.venues.includes(venue))) throw new AppError('E.game.place');
  return offer.venues.length > 1 ? form.venue : [];
}

/** Person, venue, time, yes (R-answer-chain, R-share-mode). */
function acceptSteps(asked: Asked): ActionBody[] {
  checkComplete(asked);
  const { form, link, viewer } = asked;
  const { firstName, lastName, email, language } = form;
  const [preferedCalendar, preferedLocation] = [timesOf(asked), venuesOf(asked)];
  const spoken = { note: form.note ?? null, shareMyPhone: form.shareMyPhone === 'on', language };
  const isShared = viewer.kind === 'share';
  const visitor = { firstName, lastName, email, ...spoken };
  const steps: (ActionBody | false)[] = [
    isShared && { actionType: 'OPPONENT_SELECTION', contactList: [visitor] },
    preferedLocation.length > 0 && { actionType: 'LOCATION_SELECTION', preferedLocation },
    preferedCalendar.length > 0 && { actionType: 'TIME_SELECTION', preferedCalendar },
    { actionType: 'ACCEPT', ...spoken, password: isShared ? null : link.password, unlessClash: form.clash !== 'on' },
  ];
  return steps.filter((step) => step !== false);
}

/**
 * Translates a form into the calls that the page with JavaScript makes for the same answer, in the same order (R-form-answer).
 * @throws AppError 400 naming what is missing, 422 for times or venues that are not offered
 */
export function stepsOf(filled: Filled): ActionBody[] {
  const asked = askedBy(filled);
  const { answer, note, language } = filled.form;
  if (answer === 'accept') return acceptSteps(asked);
  if (answer === 'disown') return [{ actionType: 'UPDATE' }];
  return [{ actionType: asked.can('WITHDRAW') ? 'WITHDRAW' : 'DECLINE', ...(note ? { note } : {}), language }];
}
