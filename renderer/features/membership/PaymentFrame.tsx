import type { ReactNode } from 'react';
import styles from './payment/Payment.module.css';

/** The payment page inside another: header and footer are around it already. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.frame}>
      {children}
    </main>
  );
}
