import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture } from '../features/profilePicture/encode.ts';
import { MEMBERS } from './people.ts';
import { drawPortrait } from './portrait.ts';

const faces = MEMBERS.map(({ gender, yearOfBirth }, seed) => ({
  seed,
  isWoman: gender === 'FEMALE',
  age: 2026 - yearOfBirth,
}));

// R-demo-portraits
test('a member has the same portrait in every demo club, and nobody else has it', () => {
  const drawn = faces.map(drawPortrait);
  expect(faces.map(drawPortrait)).toEqual(drawn);
  expect(new Set(drawn).size).toBe(MEMBERS.length);
  for (const svg of drawn) expect(svg).not.toMatch(/undefined|NaN/);
});

test('a portrait is small in both sizes', async () => {
  for (const face of faces.slice(0, 4)) {
    const png = await sharp(Buffer.from(drawPortrait(face)))
      .png()
      .toBuffer();
    const { picture, thumbnail } = await encodePicture(png);
    expect(picture.length).toBeLessThan(20_000);
    expect(thumbnail.length).toBeLessThan(5_000);
  }
});
