import { formatsOf } from '../../../shared/domain/formats.ts';
import { requiredPlayers } from '../../../shared/domain/match/gameActions.ts';
import { personName } from '../../../shared/domain/people/personName.ts';
import type { Sport } from '../../../shared/domain/values.ts';
import { intlTag } from '../../../shared/locales/intl.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../../shared/locales/languages.ts';
import { type InvitationLink, readInvitationPath } from '../../../shared/routes/invitation.ts';
import { PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import { slotText } from '../../mail/slotText.ts';
import type { LinkImage, Preview } from '../../plugins/linkTags.ts';
import { textIn } from '../../texts.ts';
import { findSharedGame } from '../game/access.ts';
import { formatsOfReader } from '../game/gameState.ts';
import { firstNameIn } from '../people/repository.ts';
import { SIDE } from '../profilePicture/encode.ts';
import { PICTURES } from '../profilePicture/pictures.ts';
import { toPublicProfileView } from '../publicProfile/publicProfile.ts';
import { COURT_PICTURE, type CourtKind } from './courtPicture.ts';
import { courtPicturePath } from './feature.ts';

const courtImage = (language: Language, sport: Sport, kind: CourtKind): LinkImage => ({
  path: courtPicturePath(sport, kind),
  ...COURT_PICTURE,
  alt: textIn(language, `sport.${sport}`),
});

/** The player's picture, else the court of the sport they play best. */
async function previewOfProfile(context: Context, code: string, said: Language | null): Promise<Preview> {
  const language = said ?? DEFAULT_LANGUAGE;
  const { user, technicalSkill } = await toPublicProfileView(context, code, 'visitor');
  const [best] = technicalSkill.sports;
  const title = personName(user, language);
  const { profileImageId } = user;
  const face = profileImageId && { path: PICTURES + profileImageId, width: SIDE, height: SIDE, alt: title };
  return {
    title,
    description: best
      ? `${textIn(language, `sport.${best.sport}`)} ${new Intl.NumberFormat(intlTag(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(best.productRating)}`
      : '',
    image: face || (best ? courtImage(language, best.sport, 'empty') : null),
  };
}

/** Only for a share link: an invitation by name is for one person, who gets it by mail. */
async function previewOfShareLink(
  context: Context,
  { gameId, token }: InvitationLink,
  said: Language | null,
): Promise<Preview | null> {
  const shared = await findSharedGame(context.db, gameId, token);
  if (!shared) return null;
  const { game, owner, windows, venues } = shared;
  const language = said ?? owner.language;
  // The organiser's formats say nothing about readers of another language.
  const formats = language === owner.language ? formatsOfReader(owner) : formatsOf(language, null);
  const [first] = windows;
  const isOpen = game.status === 'CONFIRMED' && first !== undefined;
  const when = isOpen ? slotText(formats, new Date(first.fromTime), new Date(first.toTime), game.timezone) : '';
  const values = {
    name: firstNameIn(owner.first_name, language),
    sport: textIn(language, `sport.${game.sport}`),
    play: textIn(language, `sport.${game.sport}.play`),
  };
  const people = requiredPlayers(game.preference.matchType) > 1 ? 'double' : 'single';
  return {
    title: textIn(language, 'mail.invitation.subject', values),
    description: [when, isOpen ? (venues[0]?.location.name ?? '') : ''].filter(Boolean).join(' · '),
    image: courtImage(language, game.sport, isOpen ? people : 'empty'),
  };
}

/**
 * What the preview of a page's link shows; looking at it changes nothing (R-link-preview, R-get-safe).
 * @param path of the page, without query
 * @param said the language a request names; without it a match is shown in its organiser's language
 * @returns null for pages without a preview of their own
 */
export async function previewOf(context: Context, path: string, said: Language | null): Promise<Preview | null> {
  const code = readPattern(PATTERNS.publicProfile, path)?.code;
  const invitation = readInvitationPath(path);
  try {
    if (code) return await previewOfProfile(context, code, said);
    if (invitation && !invitation.password) return await previewOfShareLink(context, invitation, said);
  } catch (error) {
    // The person or match does not exist, which the page itself says. Other errors must not keep the page back either.
    if (!(error instanceof AppError)) context.report(error, 'link preview');
  }
  return null;
}
