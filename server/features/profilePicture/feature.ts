import type { FastifyInstance } from 'fastify';
import { removePicture as removeEndpoint, uploadPicture } from '../../../shared/contract/settings.ts';
import { AppError } from '../../appError.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../feature.ts';
import { userIdOf } from '../../plugins/auth.ts';
import { LIMITS } from '../../plugins/limits.ts';
import { type Call, mount } from '../../plugins/mount.ts';
import { PICTURES, removePicture, storePicture } from './pictures.ts';

const NAME = /^([0-9a-f]{64})(-96)?$/;

/** Uploading, removing and serving the pictures of people (R-picture). */
async function profilePictureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const takePicture = async ({ viewer, upload }: Call<typeof uploadPicture>) => {
    const id = await storePicture(context, userIdOf(viewer), upload?.bytes ?? Buffer.alloc(0));
    return { profileImageId: id, profileImageUrl: PICTURES + id };
  };
  await mount(app, context, uploadPicture, takePicture, { userLimit: LIMITS.pictures });

  await mount(app, context, removeEndpoint, async ({ viewer }) => removePicture(context, userIdOf(viewer)));

  app.get<{ Params: { name: string } }>(`${PICTURES}:name`, { schema: { hide: true } }, async (request, reply) => {
    const [, id = '', isThumbnail] = NAME.exec(request.params.name) ?? [];
    const found = await context.db
      .selectFrom('pictures')
      .select([isThumbnail ? 'thumbnail as bytes' : 'picture as bytes', 'type'])
      .where('id', '=', id)
      // Nor the picture of an account that was closed (R-closed-profile).
      .where('user_id', 'in', context.db.selectFrom('users').select('id').where('disabled_at', 'is', null))
      .executeTakeFirst();
    if (!found) throw new AppError('E.notFound');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': found.type,
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      })
      .send(found.bytes);
  });
}

export const profilePictureFeature: Feature = {
  routes: profilePictureRoutes,
  async erase(tx, { id }) {
    await tx.deleteFrom('pictures').where('user_id', '=', id).execute();
  },
};
