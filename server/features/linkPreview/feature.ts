import type { FastifyInstance } from 'fastify';
import { SPORTS, type Sport } from '../../../shared/domain/values.ts';
import { AppError } from '../../appError.ts';
import type { Feature } from '../../feature.ts';
import { COURT_KINDS, type CourtKind, drawCourtPicture } from './courtPicture.ts';

const COURTS = '/pictures/courts/';

const nameOf = (sport: Sport, kind: CourtKind) => `${sport.toLowerCase().replaceAll('_', '-')}-${kind}.png`;

/** @returns the path of a picture of a sport's court, which says nothing of any match */
export const courtPicturePath = (sport: Sport, kind: CourtKind): string => COURTS + nameOf(sport, kind);

const PICTURES = new Map(
  SPORTS.flatMap((sport) => COURT_KINDS.map((kind) => [nameOf(sport, kind), { sport, kind }] as const)),
);

/** Outside the main thread, as the library does all its work; takes a twentieth of a second. */
async function draw(sport: Sport, kind: CourtKind): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawCourtPicture(sport, kind)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Serves the pictures of links (R-link-picture). A process draws each of them once, however often it is asked for: there are
 * three for a sport, of 60 kB, so it needs neither a limit nor a bounded cache.
 */
function courtPictureRoute(app: FastifyInstance): void {
  const drawn = new Map<string, Promise<Buffer>>();

  async function pictureOf(name: string): Promise<Buffer> {
    const known = drawn.get(name);
    if (known) return known;
    const wanted = PICTURES.get(name);
    if (!wanted) throw new AppError('E.notFound');
    const drawing = draw(wanted.sport, wanted.kind);
    drawn.set(name, drawing);
    try {
      return await drawing;
    } catch (error) {
      drawn.delete(name);
      throw error;
    }
  }

  app.get<{ Params: { name: string } }>(`${COURTS}:name`, { schema: { hide: true } }, async (request, reply) =>
    reply
      .headers({
        // Not for ever: a later release may draw it differently, under the same name.
        'cache-control': 'public, max-age=86400',
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      })
      .send(await pictureOf(request.params.name)),
  );
}

export const linkPreviewFeature: Feature = { routes: courtPictureRoute };
