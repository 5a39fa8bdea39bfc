import type { InferType } from 'yup';
import { MAX_ENDPOINT_LENGTH } from '../../domain/limits.ts';
import { PUSH_KINDS } from '../../domain/push.ts';
import {
  array,
  choice,
  count,
  flag,
  id,
  maybeText,
  number,
  object,
  oneOf,
  shape,
  string,
  text,
  timezone,
} from './fields.ts';

const MAX_TOKEN_LENGTH = 64;

const hour = () => number().integer().min(0).max(23).required();

/** From the browser, in base64url: 65 bytes of a public key, and 16 bytes that both sides share. */
const subscription = {
  endpoint: string().max(MAX_ENDPOINT_LENGTH).required(),
  p256dh: string()
    .matches(/^[\w-]{87}=?$/)
    .required(),
  auth: string()
    .matches(/^[\w-]{22}={0,2}$/)
    .required(),
};

const device = shape({
  id: text(),
  /** The browser in which it was turned on; null if unknown. */
  browser: maybeText(),
  system: maybeText(),
  since: text(),
  /** The device of the session that asks. */
  current: flag(),
});

const choices = {
  kinds: array(oneOf(PUSH_KINDS)).defined(),
  /** Hours of the wall clock in `timezone`. */
  quietFrom: count(),
  quietTo: count(),
  /** Null while the caller has never turned notices on. */
  timezone: maybeText(),
};

const pushAnswer = shape({ key: text(), ...choices, devices: array(device).defined() });
export type PushAnswer = InferType<typeof pushAnswer>;

export const getPush = { response: pushAnswer };

export const setPush = {
  body: object({
    kinds: array(choice(PUSH_KINDS).required()).max(PUSH_KINDS.length).required(),
    quietFrom: hour(),
    quietTo: hour(),
    timezone: timezone(),
  }),
};

export const addPushDevice = {
  body: object({ ...subscription, timezone: timezone() }),
  response: shape({ id: text(), token: text() }),
};

export const removePushDevice = { params: object({ id: id().required() }) };

const token = () =>
  string()
    .matches(/^[A-Za-z0-9]+$/)
    .max(MAX_TOKEN_LENGTH)
    .required();

export const movePushDevice = { body: object({ token: token(), ...subscription }) };

export const readPush = { body: object({ id: id().required() }) };
