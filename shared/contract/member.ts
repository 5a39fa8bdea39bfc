import { defineEndpoint } from './endpoint.ts';

const schemas = () => import('./schemas/member.ts');

export const getPlans = defineEndpoint({
  method: 'GET',
  path: '/api/member/plans',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getPlans),
});

export const getMembership = defineEndpoint({
  method: 'GET',
  path: '/api/member/membership',
  auth: 'session',
  errors: [],
  schemas: () => schemas().then((m) => m.getMembership),
});

export const requestUpgrade = defineEndpoint({
  method: 'POST',
  path: '/api/member/upgradeRequest',
  auth: 'session',
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
  errors: ['E.notFound', 'E.payment.away'],
  schemas: () => schemas().then((m) => m.getUpgrade),
});

export const confirmUpgrade = defineEndpoint({
  method: 'POST',
  path: '/api/member/upgradeConfirm',
  auth: 'session',
  errors: ['E.code.wrong', 'E.code.used', 'E.balls.few', 'E.plan.current'],
  schemas: () => schemas().then((m) => m.confirmUpgrade),
});

export const paymentWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/payment/webhook',
  auth: 'public',
  maxBodyBytes: 512 * 1024,
  errors: ['E.payment.signature', 'E.payment.early', 'E.notFound'],
  schemas: () => schemas().then((m) => m.paymentWebhook),
});

export const payInSandbox = defineEndpoint({
  method: 'POST',
  path: '/dev/payment/:requestId',
  auth: 'session',
  errors: ['E.notFound', 'E.payment.closed'],
  schemas: () => schemas().then((m) => m.payInSandbox),
});
