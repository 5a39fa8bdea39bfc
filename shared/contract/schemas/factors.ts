import type { InferType } from 'yup';
import { MAX_FACTOR_CODE_LENGTH } from '../../domain/limits.ts';
import { array, count, flag, id, maybeText, object, oneOf, shape, string, text } from './fields.ts';
import { proof } from './proof.ts';

/** Bytes as base64url; devices send a few hundred of them. */
const bytes = (max: number) =>
  string()
    .matches(/^[\w-]+$/)
    .max(max);
const MAX_ID_LENGTH = 1400;
const MAX_DATA_LENGTH = 6000;

const passkey = shape({
  id: text(),
  /** The browser in which it was made; null if unknown. */
  browser: maybeText(),
  system: maybeText(),
  /** Instants; null for a passkey that was never used. */
  since: text(),
  lastUsed: maybeText(),
});
export type PasskeyAnswer = InferType<typeof passkey>;

export const getFactors = {
  response: shape({
    /** Since when log-ins by password have a second step; null where they have none. */
    since: maybeText(),
    /** Recovery codes that were not used yet. */
    codesLeft: count(),
    passkeys: array(passkey).defined(),
  }),
};

const codes = shape({ codes: array(text()).defined() });

export const beginFactor = {
  body: object(proof),
  /** The secret in base 32, and the address that apps read from a QR code. */
  response: shape({ secret: text(), uri: text() }),
};

export const turnOnFactor = {
  body: object({ code: string().max(MAX_FACTOR_CODE_LENGTH).required() }),
  response: codes,
};

export const turnOffFactor = { body: object(proof) };

export const renewRecoveryCodes = { body: object(proof), response: codes };

const publicKey = () => oneOf(['public-key']);
const credential = shape({ id: text(), type: publicKey(), transports: array(text()).defined() });

/** Names of fields are those of WebAuthn's JSON. */
export const beginPasskey = {
  body: object(proof),
  response: shape({
    challenge: text(),
    rp: shape({ id: text(), name: text() }),
    user: shape({ id: text(), name: text(), displayName: text() }),
    pubKeyCredParams: array(shape({ alg: count(), type: publicKey() })).defined(),
    excludeCredentials: array(credential).defined(),
    authenticatorSelection: shape({
      residentKey: oneOf(['required']),
      requireResidentKey: flag(),
      userVerification: oneOf(['required']),
    }),
    attestation: oneOf(['none']),
    timeout: count(),
  }),
};

export const addPasskey = {
  body: object({
    id: bytes(MAX_ID_LENGTH).required(),
    rawId: bytes(MAX_ID_LENGTH).required(),
    type: string().oneOf(['public-key']).required(),
    response: object({
      clientDataJSON: bytes(MAX_DATA_LENGTH).required(),
      attestationObject: bytes(MAX_DATA_LENGTH).required(),
      transports: array(string().max(20).required()).max(10).optional(),
    }).required(),
  }),
  response: passkey,
};

export const removePasskey = { params: object({ id: id().required() }), body: object(proof) };

export const beginPasskeyLogIn = {
  response: shape({ challenge: text(), rpId: text(), timeout: count(), userVerification: oneOf(['required']) }),
};

/** The browser's answer for a log-in: JSON in the `password` of `POST /oauth/token` (R-passkey-log-in). */
export const assertion = object({
  id: bytes(MAX_ID_LENGTH).required(),
  rawId: bytes(MAX_ID_LENGTH).required(),
  type: string().oneOf(['public-key']).required(),
  response: object({
    clientDataJSON: bytes(MAX_DATA_LENGTH).required(),
    authenticatorData: bytes(MAX_DATA_LENGTH).required(),
    signature: bytes(MAX_DATA_LENGTH).required(),
    userHandle: bytes(200).optional(),
  }).required(),
});
