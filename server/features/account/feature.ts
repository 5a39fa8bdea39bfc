import { PATHS } from '../../../shared/routes/paths.ts';
import { AppError } from '../../appError.ts';
import type { Feature } from '../../feature.ts';
import { newCode } from '../../ids.ts';
import { findAddresses, findUser } from '../people/repository.ts';
import { serializeAccount } from './createAccount.ts';
import { forgetOldGuests } from './erase.ts';
import { renewPhoneCode } from './phoneCode.ts';
import { findPreferences } from './preferences.ts';
import { remindOfPassword } from './recovery.ts';
import { accountRoutes } from './routes.ts';
import { sessionRoutes } from './sessions.ts';
import { renewValidation } from './validation.ts';

/** What remains of a person: an id that games and ratings refer to. The mail token stays, so that old links say "done". */
const nobody = (deleted_at: Date) => ({
  type: 'CONTACT' as const,
  code: newCode(),
  contact_email: null,
  first_name: '',
  last_name: '',
  gender: null,
  year_of_birth: null,
  forehand: null,
  backhand: null,
  location: null,
  tennis_talks: [],
  profile_image_id: null,
  phone: null,
  password_hash: null,
  invitation_code: null,
  invited_by_code: null,
  factor_hint_closed: false,
  push_hint_closed: false,
  deleted_at,
});

export const accountFeature: Feature = {
  async routes(app, context, { features }) {
    await accountRoutes(app, context, features);
    await sessionRoutes(app, context);
    // Where password managers look for it.
    app.get('/.well-known/change-password', { schema: { hide: true } }, async (_request, reply) =>
      reply.redirect(PATHS.profile),
    );
  },
  jobs: {
    async 'password.remind'(context, batch) {
      for (const { address } of batch) await remindOfPassword(context, address);
    },
    async 'address.validate'(context, batch) {
      for (const { tokenHash } of batch) await renewValidation(context, tokenHash);
    },
    async 'phone.code'(context, batch) {
      for (const asked of batch) await renewPhoneCode(context, asked);
    },
  },
  sweeps: [forgetOldGuests],

  async erase(tx, { id, now }) {
    await tx.deleteFrom('user_addresses').where('user_id', '=', id).execute();
    await tx.deleteFrom('preferences').where('user_id', '=', id).execute();
    await tx.updateTable('users').set(nobody(now)).where('id', '=', id).execute();
  },

  /** @throws AppError 401 when the account is gone */
  async export(context, userId) {
    const user = await findUser(context.db, userId);
    if (!user) throw new AppError('E.auth.required');
    const addresses = await findAddresses(context.db, userId);
    return {
      account: await serializeAccount(context, userId),
      createdAt: user.created_at.toISOString(),
      language: user.language,
      invitedByCode: user.invited_by_code,
      preferences: (await findPreferences(context, userId)) ?? null,
      blocksInvitations: user.blocks_invitations,
      takesMails: user.mail_channel,
      addresses: addresses.map(({ address, main, validated_at }) => ({
        address,
        main,
        validatedAt: validated_at?.toISOString() ?? null,
      })),
    };
  },
};
