import type { InferType } from 'yup';
import { PAID_LEVELS, PLANS } from '../../domain/membership/membership.ts';
import { MEMBERSHIP_LEVELS } from '../../domain/values.ts';
import {
  array,
  boolean,
  choice,
  count,
  decimal,
  id,
  maybeDecimal,
  maybeOneOf,
  maybeText,
  object,
  oneOf,
  shape,
  string,
  text,
} from './fields.ts';

/** How payments are made here: by Stripe, on the sandbox page of development, or not at all (null). */
const PAYMENT_KINDS = ['STRIPE', 'SANDBOX'] as const;

const plan = shape({
  id: text(),
  membershipLevel: oneOf(PAID_LEVELS),
  /** Months it pays for: 1 monthly, 3 quarterly, anything else yearly (R-plan). */
  period: count(),
  currency: text(),
  /** Major units. */
  amount: decimal(),
  balls: count(),
});
export type PlanAnswer = InferType<typeof plan>;

export const getPlans = {
  response: shape({ LOVEIT: array(plan).defined(), LIVEIT: array(plan).defined(), OWNIT: array(plan).defined() }),
};

const membership = shape({
  membershipLevel: oneOf(MEMBERSHIP_LEVELS),
  /** Months of the current plan; null for the free level and for one without end. */
  period: maybeDecimal(),
  /** When the level ends, with all plans that follow each other; null when it does not. */
  endsAt: maybeText(),
  /** The plans after the current one, in order. */
  next: array(
    shape({
      membershipLevel: oneOf(PAID_LEVELS),
      period: maybeDecimal(),
      fromTime: text(),
      toTime: maybeText(),
    }),
  ).defined(),
  payment: maybeOneOf(PAYMENT_KINDS),
  /** Balls that can be spent. */
  balls: count(),
});
export type MembershipAnswer = InferType<typeof membership>;

export const getMembership = { response: membership };

export const requestUpgrade = {
  body: object({
    planId: choice(PLANS.map(({ id }) => id)).required(),
    /** The currency of the plans, or IPB for balls. */
    currency: string()
      .matches(/^[A-Z]{3}$/, 'field.format')
      .required(),
  }),
  /** For money there is a paymentUrl, for balls otpRequired. */
  response: shape({ requestId: text(), paymentUrl: string().optional(), otpRequired: boolean().optional() }),
};

const requestId = object({ requestId: id().required() });

/** REFUNDED: paid, and the money went back. CLOSED: it can't be paid any more. */
const UPGRADE_STATES = ['OPEN', 'DONE', 'CLOSED', 'REFUNDED'] as const;

const upgrade = shape({
  requestId: text(),
  status: oneOf(UPGRADE_STATES),
  membershipLevel: oneOf(PAID_LEVELS),
  period: count(),
  /** Major units, or balls. */
  amount: decimal(),
  /** ISO 4217, or IPB. */
  currency: text(),
  payment: maybeOneOf(PAYMENT_KINDS),
  /** The key with which Stripe's part of the page starts, while it can be paid. */
  publishableKey: maybeText(),
  clientSecret: maybeText(),
});
export type Upgrade = InferType<typeof upgrade>;

export const getUpgrade = { params: requestId, response: upgrade };

export const confirmUpgrade = {
  body: object({
    requestId: id().optional(),
    password: string()
      .matches(/^\d{6}$/, 'field.phoneCode')
      .required(),
  }),
};

/** Its body is read as bytes, because the signature is over the bytes. */
export const paymentWebhook = {};

const SANDBOX_OUTCOMES = ['PAID', 'DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'AUTHENTICATION'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

export const payInSandbox = {
  params: requestId,
  body: object({
    card: string()
      .matches(/^[\d ]{12,23}$/, 'field.card')
      .required(),
    /** Month and year, MM/YY. */
    expiry: string()
      .matches(/^(0[1-9]|1[0-2]) ?\/ ?\d\d$/, 'field.expiry')
      .required(),
    cvc: string()
      .matches(/^\d{3,4}$/, 'field.cvc')
      .required(),
    /** The cardholder's answer to their bank, when it asked (AUTHENTICATION). */
    approved: boolean().optional(),
  }),
  response: shape({ outcome: oneOf(SANDBOX_OUTCOMES) }),
};
