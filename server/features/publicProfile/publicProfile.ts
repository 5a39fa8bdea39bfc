import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import { isMinor } from '../../../shared/domain/people/age.ts';
import { type Listing, PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { shownPicture } from '../profilePicture/pictures.ts';
import { findSkills } from '../rating/skills.ts';
import { meansOf } from '../stars/means.ts';

/** Which profiles visitors see, and which logged-in players see (R-listed). */
const SHOWN: Record<'visitor' | 'player', readonly Listing[]> = {
  visitor: ['EVERYBODY'],
  player: ['EVERYBODY', 'PLAYERS'],
};

/** The kind of viewer of a profile. */
export type Looking = keyof typeof SHOWN;

/**
 * @throws AppError 404 for an unknown code; guests, closed accounts and hidden people have no public profile
 * (R-closed-profile, R-listed)
 */
export async function findByCode(db: Queryable, code: string, looking: Looking): Promise<UserRow> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('code', '=', code.toLowerCase())
    .where('type', '=', 'NORMAL')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('listed', 'in', SHOWN[looking])
    .executeTakeFirst();
  if (!user) throw new AppError('E.notFound');
  return user;
}

/** @returns the account with a code, without checking that it has a profile */
async function ownerOf(db: Queryable, code: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('code', '=', code.toLowerCase()).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * What a player shows to everybody, or to players alone (R-public-profile). It includes the owner's latest changes (R-replica).
 * @throws AppError 404 for an unknown code
 */
export async function toPublicProfileView(
  { config, db, replica, clock }: Context,
  code: string,
  looking: Looking,
): Promise<PublicProfile> {
  const owner = config.databaseReplicaUrl === null ? null : await ownerOf(db, code);
  return replica.read(owner, (from) => readProfile(from, code, looking, clock.now()));
}

async function readProfile(db: Database, code: string, looking: Looking, now: Date): Promise<PublicProfile> {
  const user = await findByCode(db, code, looking);
  const hidden = isMinor(user.year_of_birth, now);
  const [sports, technical, personal] = await Promise.all([
    findSkills(db, user.id, now),
    meansOf(db, TECHNICAL_SKILLS, 'own', user.id, now),
    meansOf(db, PERSONAL_SKILLS, 'own', user.id, now),
  ]);
  return {
    user: {
      id: user.id,
      code: user.code,
      firstName: user.first_name,
      lastName: user.last_name,
      yearOfBirth: hidden ? null : user.year_of_birth,
      forehand: user.forehand,
      backhand: user.backhand,
      location: hidden ? null : user.location,
      tennisTalks: user.tennis_talks,
      profileImageId: shownPicture(user, now),
    },
    technicalSkill: { ...technical, sports },
    personalSkill: personal,
  };
}
