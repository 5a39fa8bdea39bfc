import type { ClubLimited } from '../domain/club/clubValues.ts';
import type { GameSet, Period, PlayedStatus, Sport, Winner } from '../domain/values.ts';
import type { TextKey } from '../locales/keys.ts';

/**
 * The closed list of refusals (R-error-shape, R-error-status): code to HTTP status. The
 * sentence that people read is the text `error.CODE` of the languages.
 */
export const ERRORS = {
  'E.bad.request': 400,
  'E.bad.json': 400,
  'E.payment.signature': 400,
  invalid_grant: 400,
  unsupported_grant_type: 400,
  invalid_client: 401,
  'E.auth.required': 401,
  'E.not.allowed': 403,
  'E-C24.1': 403,
  'E-C24.2': 403,
  'E-C25': 403,
  'E.account.closed': 403,
  'E.factor.required': 403,
  'E.share.unproved': 403,
  'E.limit.games': 403,
  'E.limit.guests': 403,
  'E.limit.groups': 403,
  'E.limit.club': 403,
  'E.club.unproved': 403,
  'E.rating.pool': 403,
  'E.notFound': 404,
  'E.notFound.game': 404,
  'E.method': 405,
  'E-C26': 409,
  'E-C39': 409,
  'E.signUp.exists': 409,
  'E.email.taken': 409,
  'E.link.used': 409,
  'E.game.changed': 409,
  'E.game.state': 409,
  'E.game.full': 409,
  'E.game.clash': 409,
  'E.club.slug': 409,
  'E.club.keeper': 409,
  'E.club.closed': 409,
  'E.club.changed': 409,
  'E.review.closed': 409,
  'E.rating.started': 409,
  'E.plan.current': 409,
  'E.balls.few': 409,
  'E.code.used': 409,
  'E.payment.closed': 409,
  'E.payment.early': 409,
  'E.operator.done': 409,
  'E.operator.soon': 409,
  'E.tooLarge': 413,
  'E.mediaType': 415,
  'E.password.weak': 422,
  'E.password.current': 422,
  'E.proof.required': 422,
  'E.passkey.refused': 422,
  'E.email.main': 422,
  'E.email.unproved': 422,
  'E.phone.main': 422,
  'E.phone.unproved': 422,
  'E.picture.unreadable': 422,
  'E.contacts.none': 422,
  'E.phone.notOffered': 422,
  'E.login.notOffered': 422,
  'E.payment.notOffered': 422,
  'E.push.service': 422,
  'E.code.wrong': 422,
  'E.game.slot': 422,
  'E.game.place': 422,
  'E.game.noSlot': 422,
  'E.game.self': 422,
  'E.game.owner': 422,
  'E.game.expiry': 422,
  'E.score.invalid': 422,
  'E.club.firstMails': 429,
  'E.club.renames': 429,
  'E.mail.enough': 429,
  'E.mail.newHour': 429,
  'E.mail.newDay': 429,
  'E.signUp.line': 429,
  'E.login.guessed': 429,
  'E.tooMany': 429,
  'E.gen.serverError': 500,
  'E.notReady': 503,
  'E.payment.away': 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

/** The refusals of the owner's proof (R-proof). */
export const PROOF_ERRORS = ['E.proof.required', 'E.password.current', 'E.code.wrong', 'E.code.used'] as const;

/** The answer of every failed call (R-error-shape). */
export interface ErrorAnswer {
  status: number;
  messageId: ErrorCode;
  /** Name of the text that says what to do next. */
  message: TextKey;
  data?: ErrorData;
}

/** An agreed match at the time of another one (R-clashes). */
export interface Clash extends Period {
  gameId: string;
  sport: Sport;
}

/** Details of a refusal; the code determines which are present. */
export interface ErrorData {
  /** 400: path of a field in the request to the text that says what is wrong with it. */
  fields?: Record<string, TextKey>;
  /** 403 of a membership limit; 429 E.club.firstMails: for how many there is room now, E.club.renames: how often. */
  level?: string;
  limit?: number;
  /** 403 E.limit.club: of what there are too many. */
  what?: ClubLimited;
  /** 429 and 503: seconds until the next try. */
  retryAfter?: number;
  /** 409 E.balls.few: the plan's price in balls, and how many there are. */
  required?: number;
  current?: number;
  /** 422 E.code.wrong: tries that are left. */
  left?: number;
  /** 422 E.proof.required: how the owner can prove who they are. */
  proof?: 'password' | 'code' | 'logIn';
  /** 422 E.proof.required: a code of the second step is needed beside the password. */
  factor?: boolean;
  /** 422 E.proof.required of a link that proves an address: whether it sets a new password instead (R-validation). */
  resets?: boolean;
  /** 409 E.game.clash: agreed matches of the caller's at a time they say yes to, the earliest first. */
  clashes?: Clash[];
  /** 409 E.game.changed and E.club.changed: the current version; for a score also the current score (R-score-stale). */
  version?: number;
  sets?: GameSet[];
  playedStatus?: PlayedStatus | null;
  winner?: Winner;
}
