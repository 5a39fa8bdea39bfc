import type { InferType } from 'yup';
import { MAX_FACTOR_CODE_LENGTH, MAX_PASSWORD_LENGTH } from '../../domain/limits.ts';
import { email, id, object, password, phone, shape, string, text } from './fields.ts';

/**
 * How the owner of an account proves who they are: by its password, with a code of the second step where that is on, or by
 * the code that was sent if there is no password (R-proof).
 */
export const proof = {
  currentPassword: string().max(MAX_PASSWORD_LENGTH).optional(),
  proofCode: string()
    .matches(/^\d{6}$/, 'field.phoneCode')
    .optional(),
  factorCode: string().max(MAX_FACTOR_CODE_LENGTH).optional(),
};
export const proofBody = object(proof);
export type Proof = InferType<typeof proofBody>;

/** Exactly one of the two; a phone as `+` prefix number. */
export const forgottenPassword = {
  body: object({ email: email().nullable().optional(), phone: phone().nullable().optional() }).test({
    name: 'target',
    message: 'field.required',
    test: (value) => Boolean(value?.email) !== Boolean(value?.phone),
  }),
};

export const setNewPassword = {
  body: object({ token: id().required(), newPassword: password().required() }),
};

export const findLinkAddress = { body: object({ token: id().required() }), response: shape({ address: text() }) };

export const sendValidation = { body: object({ token: id().required() }) };

export const validatePhone = {
  body: object({
    phone: phone().required(),
    code: string()
      .matches(/^\d{6}$/, 'field.phoneCode')
      .required(),
  }),
};

export const sendPhoneCode = { body: object({ phone: phone().required() }) };
