import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { BRAND } from '../../shared/brand.ts';
import { paymentSuccessPath } from '../../shared/routes/paths.ts';
import { AppError } from '../appError.ts';
import type { Config } from '../config.ts';

/** A payment, as the provider is asked for it. */
export interface Order {
  requestId: string;
  planId: string;
  /** As the payer reads it on the payment page. */
  title: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  email: string | null;
}

/** The payment provider. */
export interface Gateway {
  kind: 'STRIPE' | 'SANDBOX';
  /** The secret with which its events are signed. */
  webhookSecret: string;
  /** Whether its events are about real money. */
  livemode: boolean;
  publishableKey: string | null;
  /** Begins a payment, the same one for the same request. @returns the id of the session @throws AppError 503 */
  createSession(order: Order): Promise<string>;
  /** @returns the session as the provider knows it; null where there is no provider to ask @throws AppError 503 */
  findSession(sessionId: string): Promise<Stripe.Checkout.Session | null>;
}

/** The longest the provider may take before the page is told to try again. */
const TIMEOUT_MS = 10_000;

/** If the provider fails, nothing was charged: the page says so and offers to try again. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  const { default: StripeClient } = await import('stripe');
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StripeClient.errors.StripeError) throw new AppError('E.payment.away');
    throw error;
  }
}

function stripeGateway(keys: NonNullable<Config['stripe']>, { stripeUrl, publicUrl }: Config): Gateway {
  const at = stripeUrl === null ? null : new URL(stripeUrl);
  const options: Stripe.StripeConfig = {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: BRAND.name },
    ...(at ? { host: at.hostname, port: at.port, protocol: at.protocol === 'https:' ? 'https' : 'http' } : {}),
  };
  let client: Stripe | null = null;
  /** Its two hundred files are loaded at the first payment. */
  async function stripe(): Promise<Stripe> {
    const { default: StripeClient } = await import('stripe');
    client ??= new StripeClient(keys.secretKey, options);
    return client;
  }
  return {
    kind: 'STRIPE',
    webhookSecret: keys.webhookSecret,
    livemode: /^[sr]k_live_/.test(keys.secretKey),
    publishableKey: keys.publishableKey,
    async createSession({ requestId, planId, title, amount, currency, email }) {
      const metadata = { requestId, planId };
      const { checkout } = await stripe();
      const session = await asked(() =>
        checkout.sessions.create(
          {
            mode: 'payment',
            ui_mode: 'embedded_page',
            // The page hears of the end itself; only a bank that requires it leads away from the page.
            redirect_on_completion: 'if_required',
            return_url: `${publicUrl}${paymentSuccessPath(requestId)}`,
            allowed_payment_method_types: ['card'],
            // The payment is compared with the price to the cent, so it must be in the same currency.
            adaptive_pricing: { enabled: false },
            line_items: [
              {
                quantity: 1,
                price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
              },
            ],
            client_reference_id: requestId,
            metadata,
            // A refund names only the payment; the metadata of the payment says whose it is.
            payment_intent_data: { metadata },
            ...(email === null ? {} : { customer_email: email }),
          },
          { idempotencyKey: `upgrade-${requestId}` },
        ),
      );
      return session.id;
    },
    async findSession(sessionId) {
      const { checkout } = await stripe();
      return asked(() => checkout.sessions.retrieve(sessionId));
    },
  };
}

/** A provider that takes no money; its page is the sandbox of development (R-payment-offered). */
function sandboxGateway(): Gateway {
  return {
    kind: 'SANDBOX',
    webhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
    livemode: false,
    publishableKey: null,
    createSession: async ({ requestId }) => `cs_sandbox_${requestId}`,
    findSession: async () => null,
  };
}

/** @returns Stripe where it is set up, the sandbox in development, else null: then payment in money is not offered */
export function createGateway(config: Config): Gateway | null {
  if (config.stripe) return stripeGateway(config.stripe, config);
  return config.development ? sandboxGateway() : null;
}
