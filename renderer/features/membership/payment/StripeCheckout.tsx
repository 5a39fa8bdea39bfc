import type { StripeEmbeddedCheckout } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';

interface StripeCheckoutProps {
  publishableKey: string;
  clientSecret: string;
  onPaid: () => void;
}

/** Stripe's own form: cards are typed into Stripe's page, never into ours. Its script comes with this page only. */
export function StripeCheckout({ publishableKey, clientSecret, onPaid }: StripeCheckoutProps) {
  const t = useText();
  const host = useRef<HTMLDivElement>(null);
  const paid = useRef(onPaid);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  paid.current = onPaid;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try begins anew
  useEffect(() => {
    let stopped = false;
    let checkout: StripeEmbeddedCheckout | null = null;
    const start = async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure');
      const stripe = await loadStripe(publishableKey);
      // Stripe allows one form at a time: one that was given up meanwhile must not be begun.
      if (stopped || !stripe || !host.current) return;
      checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete: () => paid.current() });
      if (stopped) return checkout.destroy();
      checkout.mount(host.current);
      setState('ready');
    };
    setState('loading');
    start().catch(() => stopped || setState('failed'));
    return () => {
      stopped = true;
      checkout?.destroy();
    };
  }, [publishableKey, clientSecret, tries]);

  return (
    <>
      {state === 'loading' && (
        <div aria-busy="true">
          <Skeleton height={20} />
        </div>
      )}
      {state === 'failed' && (
        <Notice tone="error" live action={<Button onClick={() => setTries(tries + 1)}>{t('alert.retry')}</Button>}>
          {t('error.E.payment.away')}
        </Notice>
      )}
      <div ref={host} />
    </>
  );
}
