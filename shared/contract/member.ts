import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/member.ts');

export const getPlans = defineEndpoint({
  method: 'GET',
  path: '/api/member/plans',
  auth: 'session',
  summary: 'Everything that can be bought, by membership level, with its price in money and in balls',
  errors: [],
  schemas: () => schemas().then((m) => m.getPlans),
});

export const getMembership = defineEndpoint({
  method: 'GET',
  path: '/api/member/membership',
  auth: 'session',
  summary: 'Which membership the caller has now, until when, what follows, and how plans can be paid for here',
  errors: [],
  schemas: () => schemas().then((m) => m.getMembership),
});

export const requestUpgrade = defineEndpoint({
  method: 'POST',
  path: '/api/member/upgradeRequest',
  auth: 'session',
  summary:
    'Begins to pay for a plan: by card on the page it names, or in balls (currency IPB) with a code that is mailed, or texted to a phone account',
  errors: [
    'E.plan.current',
    'E.payment.notOffered',
    'E.payment.away',
    'E.balls.few',
    'E.email.unproved',
    'E.phone.unproved',
    'E.phone.notOffered',
  ],
  schemas: () => schemas().then((m) => m.requestUpgrade),
});

export const getUpgrade = defineEndpoint({
  method: 'GET',
  path: '/api/member/upgradeRequest/:requestId',
  auth: 'session',
  summary: 'How far a payment is, and what its page needs; asks the payment provider when no word of it has come yet',
  errors: ['E.notFound', 'E.payment.away'],
  schemas: () => schemas().then((m) => m.getUpgrade),
});

export const confirmUpgrade = defineEndpoint({
  method: 'POST',
  path: '/api/member/upgradeConfirm',
  auth: 'session',
  summary: 'Pays a plan in balls with the code that was mailed; without requestId, the newest one that waits',
  errors: ['E.code.wrong', 'E.code.used', 'E.balls.few', 'E.plan.current'],
  schemas: () => schemas().then((m) => m.confirmUpgrade),
});

export const paymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  auth: 'public',
  summary: 'Takes the signed events of the payment provider; each counts once',
  maxBodyBytes: 512 * 1024,
  errors: ['E.payment.signature', 'E.payment.early', 'E.notFound'],
  schemas: () => schemas().then((m) => m.paymentWebhook),
});

export const payInSandbox = defineEndpoint({
  method: 'POST',
  path: '/dev/payment/:requestId',
  auth: 'session',
  summary: 'Pays with a test card, where no payment provider is set up; a door of development',
  errors: ['E.notFound', 'E.payment.closed'],
  schemas: () => schemas().then((m) => m.payInSandbox),
});
