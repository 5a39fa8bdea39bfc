import { shape, words } from './fields.ts';

export const uploadPicture = { response: shape({ profileImageId: words(), profileImageUrl: words() }) };
export const removePicture = {};
