import type { FastifyInstance } from 'fastify';
import {
  findDueReviews as findDueEndpoint,
  getPersonalSkills,
  getPersonalSkillsOfAll,
  getPersonalSkillsOfCircle,
  getTechnicalSkills,
  getTechnicalSkillsOfAll,
  getTechnicalSkillsOfCircle,
  reviewPlayer,
} from '../../../shared/contract/skill.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf, type Viewer } from '../../plugins/auth.ts';
import { mount } from '../../plugins/mount.ts';
import { meansOf, type Whose } from './means.ts';
import { findDueReviews, review } from './reviews.ts';

/** The calls about the stars that players give each other (R-stars, R-stars-whose). */
async function starRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { db, clock } = context;
  const means = <Skill extends string>(skills: readonly Skill[], whose: Whose, viewer: Viewer | null) =>
    meansOf(db, skills, whose, userIdOf(viewer), clock.now());

  const personal: [typeof getPersonalSkills, Whose][] = [
    [getPersonalSkills, 'own'],
    [getPersonalSkillsOfCircle, 'circle'],
    [getPersonalSkillsOfAll, 'all'],
  ];
  for (const [endpoint, whose] of personal) {
    await mount(app, context, endpoint, async ({ viewer }) => means(PERSONAL_SKILLS, whose, viewer));
  }

  const technical: [typeof getTechnicalSkills, Whose][] = [
    [getTechnicalSkills, 'own'],
    [getTechnicalSkillsOfCircle, 'circle'],
    [getTechnicalSkillsOfAll, 'all'],
  ];
  for (const [endpoint, whose] of technical) {
    await mount(app, context, endpoint, async ({ viewer }) => means(TECHNICAL_SKILLS, whose, viewer));
  }

  await mount(app, context, reviewPlayer, async ({ viewer, body }) => review(context, userIdOf(viewer), body));

  await mount(app, context, findDueEndpoint, async ({ viewer }) => findDueReviews(context, userIdOf(viewer)));
}

export const starsFeature: Feature = {
  routes: starRoutes,

  /** The stars they received; those they gave belong to others. */
  async erase(tx, { id }) {
    await tx.deleteFrom('reviews').where('user_id', '=', id).execute();
  },

  async export({ db }, userId) {
    const reviews = await db.selectFrom('reviews').selectAll().where('reviewer_id', '=', userId).execute();
    return {
      reviewsGiven: reviews.map((review) => ({
        gameId: review.game_id,
        userId: review.user_id,
        createdAt: review.created_at.toISOString(),
        stars: Object.entries(review.stars).flatMap(([skill, stars]) => (stars === null ? [] : { skill, stars })),
      })),
    };
  },
};
