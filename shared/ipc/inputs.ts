import { array, mixed, number, object, type Schema, string } from 'yup';
import { LANGUAGES } from '../locales/languages.ts';
import type { CallName } from './desktop.ts';

const MAX_TOKEN_LENGTH = 4096;
const MAX_TEXT_LENGTH = 300;
/** For 192 × 192 pixels, however badly they compress; in characters. */
const MAX_PICTURE_LENGTH = 200_000;
/** How many labels systems have room for. */
const MAX_LABELS = 2;
const MAX_LABEL_LENGTH = 60;
const MAX_WAITING = 9999;
const MAX_MENUS = 20;
const MAX_PIXELS = 100_000;
/** A club's open matches with all their guests; in characters. */
const MAX_MATCHES_LENGTH = 4_000_000;

const nothing = mixed()
  .nullable()
  .defined()
  .test((value) => value === null);

/** A path of the app's own, never the beginning of another address. */
const path = string()
  .max(MAX_TEXT_LENGTH)
  .matches(/^\/(?![/\\])/)
  .required();

/** The input of each call, checked before it is answered: the page may have been compromised. */
export const INPUTS: Record<CallName, Schema> = {
  'session:load': nothing,
  'session:save': string().min(1).max(MAX_TOKEN_LENGTH).nullable().defined(),
  'links:ready': nothing,
  'language:shown': string().oneOf(LANGUAGES).required(),
  'menu:open': object({
    menu: number().integer().min(0).max(MAX_MENUS).required(),
    x: number().min(0).max(MAX_PIXELS).required(),
    y: number().min(0).max(MAX_PIXELS).required(),
  })
    .noUnknown()
    .required(),
  'badge:set': number().integer().min(0).max(MAX_WAITING).required(),
  'notification:show': object({
    title: string().max(MAX_TEXT_LENGTH).required(),
    body: string().max(MAX_TEXT_LENGTH).defined(),
    path,
    picture: string()
      .max(MAX_PICTURE_LENGTH)
      .matches(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/)
      .nullable()
      .defined(),
    answers: object({
      about: string().max(MAX_TEXT_LENGTH).required(),
      labels: array(string().max(MAX_LABEL_LENGTH).required()).min(1).max(MAX_LABELS).required(),
    })
      .noUnknown()
      .nullable()
      .defined(),
  })
    .noUnknown()
    .required(),
  'notification:ready': nothing,
  'page:show': path,
  'matches:keep': string().max(MAX_MATCHES_LENGTH).nullable().defined(),
  'matches:last': nothing,
};
