import type { Context } from '../context.ts';
import { storePicture } from '../features/picture/pictures.ts';
import type { Member } from './club.ts';
import { drawPortrait } from './portrait.ts';

/** Gives each member a picture, by way of the one that people upload (R-demo-portraits). */
export async function givePortraits(context: Context, members: Member[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  const year = context.clock.now().getUTCFullYear();
  await Promise.all(
    members.map(async ({ id, gender, yearOfBirth }, seed) => {
      const svg = drawPortrait({ seed, isWoman: gender === 'FEMALE', age: year - yearOfBirth });
      await storePicture(context, id, await sharp(Buffer.from(svg)).png().toBuffer());
    }),
  );
}
