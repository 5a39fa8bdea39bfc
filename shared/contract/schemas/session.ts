import { BRAND } from '../../brand.ts';
import { choice, count, object, shape, string, words } from './fields.ts';

export const createToken = {
  body: object({
    grant_type: string().max(40).required(),
    username: string().max(254).required(),
    password: string().max(200).required(),
    provider: choice([BRAND.loginProvider]).default(BRAND.loginProvider),
  }),
  response: shape({ access_token: words(), token_type: words(), expires_in: count() }),
};

export const revokeToken = {};
