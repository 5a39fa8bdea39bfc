import type { PublicProfile } from '../../../shared/contract/schemas/publicProfile.ts';
import type { TechnicalSkills } from '../../../shared/contract/schemas/ratings/rating.ts';
import { isMinor } from '../../../shared/domain/people/age.ts';
import { roundShown } from '../../../shared/domain/rating/scale.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { UserRow } from '../../db/tables.ts';
import { shownPicture } from '../picture/shownPicture.ts';
import { findSkills } from '../rating/skills.ts';
import { meansOf } from '../skill/means.ts';

/** @throws AppError 404 for an unknown code; guests and closed accounts have no public profile (R-closed-profile) */
export async function findByCode(db: Queryable, code: string): Promise<UserRow> {
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('code', '=', code.toLowerCase())
    .where('type', '=', 'NORMAL')
    .where('deleted_at', 'is', null)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw new AppError('E.notFound');
  return user;
}

/** All its digits would say who is who in the public ledgers (R-rating-ledger). */
const rounded = (skill: TechnicalSkills[number]) => ({ ...skill, productRating: roundShown(skill.productRating) });

/** @returns whose code it may be, without asking whether they have a profile */
async function ownerOf(db: Queryable, code: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('code', '=', code.toLowerCase()).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * What a player shows to everybody (R-public-profile). Whoever reads it sees what its owner has written (R-replica).
 * @throws AppError 404 for an unknown code
 */
export async function toPublicProfileView(
  { config, db, replica, clock }: Context,
  code: string,
): Promise<PublicProfile> {
  const owner = config.databaseReplicaUrl === null ? null : await ownerOf(db, code);
  return replica.read(owner, (from) => readProfile(from, code, clock.now()));
}

async function readProfile(db: Database, code: string, now: Date): Promise<PublicProfile> {
  const user = await findByCode(db, code);
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
    technicalSkill: { ...technical, sports: sports.map(rounded) },
    personalSkill: personal,
  };
}
