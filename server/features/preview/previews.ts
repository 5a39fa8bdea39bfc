import { readInvitationPath } from '../../../shared/routes/invitation.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { slotText } from '../../mail/slotText.ts';
import type { Preview } from '../../plugins/linkTags.ts';
import { textIn } from '../../texts.ts';
import { formatsOfReader } from '../game/gameState.ts';
import { findSharedGame } from '../game/sharedGame.ts';
import { PICTURES } from '../picture/pictures.ts';
import { toPublicProfileView } from '../publicProfile/publicProfile.ts';

async function previewOfProfile(context: Context, code: string): Promise<Preview> {
  const { user, technicalSkill } = await toPublicProfileView(context, code);
  const [best] = technicalSkill.sports;
  return {
    title: `${user.firstName} ${user.lastName}`,
    description: best ? `${textIn('en', `sport.${best.sport}`)} ${best.productRating.toFixed(1)}` : '',
    image: user.profileImageId && `${context.config.publicUrl}${PICTURES}${user.profileImageId}`,
  };
}

/** Of a share link only: an invitation by name is for one person, who gets it by mail. */
async function previewOfShareLink(context: Context, gameId: string, token: string): Promise<Preview | null> {
  const shared = await findSharedGame(context.db, gameId, token);
  if (!shared) return null;
  const { game, owner, windows, venues } = shared;
  const { language } = owner;
  const [first] = windows;
  const isOpen = game.status === 'CONFIRMED' && first !== undefined;
  const when = isOpen
    ? slotText(formatsOfReader(owner), new Date(first.fromTime), new Date(first.toTime), game.timezone)
    : '';
  const values = { name: owner.first_name, sport: textIn(language, `sport.${game.sport}`) };
  return {
    title: textIn(language, 'mail.invitation.subject', values),
    description: [when, isOpen ? (venues[0]?.location.name ?? '') : ''].filter(Boolean).join(' · '),
    image: null,
  };
}

/**
 * What a page's link shows of itself; looking at it changes nothing (R-link-preview, R-get-safe).
 * @param path of the page, without query
 * @returns null for pages that are all alike
 */
export async function previewOf(context: Context, path: string): Promise<Preview | null> {
  const code = readPattern(PATTERNS.publicProfile, path)?.code;
  const invitation = readInvitationPath(path);
  try {
    if (code) return await previewOfProfile(context, code);
    if (invitation && !invitation.password) {
      return await previewOfShareLink(context, invitation.gameId, invitation.token);
    }
  } catch (error) {
    // Nobody there: the page itself says so.
    if (!(error instanceof AppError)) throw error;
  }
  return null;
}
