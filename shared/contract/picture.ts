import { MAX_PICTURE_BYTES } from '../domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/picture.ts');

export const uploadPicture = defineEndpoint({
  method: 'POST',
  path: '/api/uploadprofilepic',
  auth: 'session',
  summary: 'Makes a JPEG, PNG or WebP file the caller’s picture: 512 px square, nothing of the file but what one sees',
  upload: { maxBytes: MAX_PICTURE_BYTES },
  errors: ['E.tooLarge', 'E.mediaType', 'E.picture.unreadable'],
  schemas: () => schemas().then((m) => m.uploadPicture),
});

export const removePicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/uploadprofilepic',
  auth: 'session',
  summary: 'Takes the caller’s picture away',
  errors: [],
  schemas: () => schemas().then((m) => m.removePicture),
});
