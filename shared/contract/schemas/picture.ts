import { shape, text } from './fields.ts';

export const uploadPicture = { response: shape({ profileImageId: text(), profileImageUrl: text() }) };
export const removePicture = {};
