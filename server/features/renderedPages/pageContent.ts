import { type Clash, ERRORS, type ErrorCode } from '../../../shared/contract/errors.ts';
import { getGame } from '../../../shared/contract/game.ts';
import { getPublicProfile } from '../../../shared/contract/publicProfile.ts';
import type { Arrived, PageData, Refusal } from '../../../shared/renderedPage.ts';
import { readInvitationPath, WEB_ACCESS_TOKEN } from '../../../shared/routes/invitation.ts';
import { PATHS, PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { toJsonSchema } from '../../plugins/jsonSchema.ts';
import { readInvitation } from '../game/invitation.ts';
import { toPublicProfileView } from '../publicProfile/publicProfile.ts';

/** Writes a value as the API would: only the fields that the schema names. */
export type Serialize = (value: Record<string, unknown>, schema: Record<string, unknown>) => string;

const GAME = toJsonSchema((await getGame.schemas()).response);
const PROFILE = toJsonSchema((await getPublicProfile.schemas()).response);

/** @returns a refusal in the form for pages */
export function refusalOf(code: ErrorCode, data: Refusal['data'] = {}): Refusal {
  return { code, status: ERRORS[code], data };
}

/** @returns the API's answer, as the API would write it; a refusal is an answer too */
async function arrive<T>(read: () => Promise<T>, write: (value: T) => string): Promise<Arrived<T>> {
  try {
    return { value: JSON.parse(write(await read())) as T, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: null, refusal: refusalOf(error.code, error.data) };
  }
}

/**
 * @param path of a page, without query
 * @returns the content of the page; nothing for the log-in; null where a session is needed to read it, which no link carries
 */
export async function pageContent(
  context: Context,
  path: string,
  serialize: Serialize,
): Promise<Pick<PageData, 'game' | 'isNew' | 'clashes' | 'profile'> | null> {
  const code = readPattern(PATTERNS.publicProfile, path)?.code;
  if (code) {
    const read = () => toPublicProfileView(context, code, 'visitor');
    return { profile: await arrive(read, (value) => serialize(value, PROFILE)) };
  }
  if (path === PATHS.login) return {};
  const link = readInvitationPath(path);
  if (!link || link.token === WEB_ACCESS_TOKEN) return null;
  let isNew = true;
  let clashes: Clash[] = [];
  const read = async () => {
    const invitation = await readInvitation(context, link);
    ({ isNew, clashes } = invitation);
    return invitation.game;
  };
  const game = await arrive(read, (value) => serialize(value, GAME));
  return { game, isNew, clashes };
}
