import { takesSets } from '../../../../shared/domain/score/entry.ts';
import {
  type ScoreClaim,
  scoreClosesAt,
  sideAgainst,
  silentSidesOf,
} from '../../../../shared/domain/score/scoreClaims.ts';
import type { Winner } from '../../../../shared/domain/values.ts';
import { withColon } from '../../../../shared/locales/intl.ts';
import type { Language } from '../../../../shared/locales/languages.ts';
import { formatSets } from '../../../../shared/locales/score.ts';
import { instantText } from '../../../mail/slotText.ts';
import { textIn } from '../../../texts.ts';
import type { EventOf } from '../events.ts';
import { confirmedOf, type GameState, sideOf } from '../gameState.ts';
import { emailInvitees, emailOwner, type Occasion } from './changeEmail.ts';
import { namesOf } from './facts.ts';
import type { Message, MessageOf } from './message.ts';

function sideNames(state: GameState, language: Language): { INITIATOR: string; OPPONENT: string } {
  const players = confirmedOf(state);
  const partners = players.filter(({ id }) => id === state.game.partner_id);
  const opponents = players.filter((player) => !partners.includes(player));
  return {
    INITIATOR: namesOf([state.owner, ...partners], language),
    OPPONENT: namesOf(opponents, language),
  };
}

/** A score in lines: who against whom, the sets, who won, and how it ended where the end was not the usual one. */
function claimText(language: Language, state: GameState, claim: ScoreClaim): string {
  const names = sideNames(state, language);
  const { sets, winner, playedStatus } = claim;
  const winnerOf: Record<Winner, string> = { ...names, UNKNOWN: textIn(language, 'score.winner.none') };
  const written = formatSets({ gameSet: sets, sport: state.game.sport }, 'INITIATOR', language);
  return [
    ...(written ? [`${withColon(`${names.INITIATOR} – ${names.OPPONENT}`, language)} ${written}`] : []),
    ...(playedStatus === 'PLAYED' ? [] : [textIn(language, `score.status.${playedStatus}`)]),
    ...(takesSets(playedStatus) || winner !== 'UNKNOWN'
      ? [`${withColon(textIn(language, 'score.winner'), language)} ${winnerOf[winner]}`]
      : []),
  ].join('\n');
}

/**
 * @param userId a player of the match
 * @returns what each side says the score is, own side first, one line each with label and text (R-score-claims)
 */
export function claimFacts(language: Language, state: GameState, userId: string): [string, string][] {
  const own = sideOf(state, userId);
  const labels = { own: 'score.claim.own', other: 'score.claim.other' } as const;
  return (['own', 'other'] as const).flatMap((whose): [string, string][] => {
    const claim = state.game.score_claims[whose === 'own' ? own : sideAgainst(own)];
    return claim ? [[textIn(language, labels[whose]), claimText(language, state, claim)]] : [];
  });
}

/** @returns the score that an organiser of the club has entered for sides that had said nothing (R-club-match-score) */
function clubFacts(language: Language, state: GameState): [string, string][] {
  const { score_claims: claims } = state.game;
  const [side] = silentSidesOf(claims);
  const claim = side && claims[side];
  return claim ? [[textIn(language, 'score.title'), claimText(language, state, claim)]] : [];
}

/** @returns the news that there is a score, without its receivers; null where nobody entered one */
function scoredMessage({ state, act }: Occasion): MessageOf<'score'> | null {
  const { to_time: end, scored_at: scoredAt, scored_by: scoredBy, timezone } = state.game;
  if (!end || !scoredAt || scoredBy === null) return null;
  const scorer = confirmedOf(state).find(({ user_id }) => user_id === scoredBy);
  return {
    kind: 'score',
    subject: 'push.score',
    intro: 'mail.score.intro',
    action: 'mail.score.action',
    by: scorer ?? state.owner,
    act,
    sender: scorer ? { ...scorer, id: scorer.user_id } : state.owner,
    facts: (formats, userId) => [
      ...(act ? clubFacts(formats.language, state) : claimFacts(formats.language, state, userId)),
      [textIn(formats.language, 'mail.score.until'), instantText(formats, scoreClosesAt({ end, scoredAt }), timezone)],
    ],
    onDevice: 'instead',
  };
}

/**
 * The first score of a match: the other side is told the score and until when it can be corrected, on their devices or by
 * mail; the players on the writer's side only on their devices (R-score-mailed). Where the sides differ, those who have to
 * settle it get a mail (emailDisputed). Everybody is told what an organiser of the club entered for them.
 */
export async function emailScored(
  occasion: Occasion,
  { isFirst, contradicts }: EventOf<'ScoreEntered'>,
): Promise<void> {
  const { state, act } = occasion;
  const { scored_by: scoredBy, score_claims: claims } = state.game;
  const message = scoredMessage(occasion);
  if (!message || scoredBy === null) return;
  const spokenFor = act && (isFirst || contradicts) ? silentSidesOf(claims) : [];
  if (act) return emailPlayers(occasion, (userId) => (spokenFor.includes(sideOf(state, userId)) ? message : null));
  if (!isFirst || contradicts) return;
  const isOwnSide = (userId: string) => sideOf(state, userId) === sideOf(state, scoredBy);
  await emailPlayers(occasion, (userId) => {
    if (userId === scoredBy) return null;
    return isOwnSide(userId) ? { ...message, onDevice: 'only' } : message;
  });
}

/** @param messageTo null for a player who hears nothing */
async function emailPlayers(occasion: Occasion, messageTo: (userId: string) => Message | null): Promise<void> {
  const { state } = occasion;
  const toOwner = messageTo(state.owner.id);
  if (toOwner) await emailOwner(occasion, toOwner);
  for (const player of confirmedOf(state)) {
    const message = messageTo(player.user_id);
    if (message) await emailInvitees(occasion, [player], message);
  }
}
