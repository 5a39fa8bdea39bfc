import type { ReactNode } from 'react';
import { AddressText } from '../../common/people/AddressText.tsx';
import { AuthCourt, type AuthCourtState } from './AuthCourt.tsx';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  /** The header's text without an error. */
  text?: string;
  /** The error; replaces `text`, bounces and is spoken (R-log-in-form). */
  error?: string | null;
  /** Rises with every failed try, so that the same error bounces and is spoken again. */
  tries?: number;
  /** The players on the court. */
  court?: AuthCourtState;
  children: ReactNode;
  footer?: ReactNode;
}

/** Log-in and sign-up pages: a court with an open place on it, and the form beside it, or as a sheet over it on phones. */
export function AuthFrame({ title, text, error = null, tries = 0, court = 'open', children, footer }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <AuthCourt state={court} />
      <div className={styles.form}>
        <header className={styles.words}>
          <h1>{title}</h1>
          <div role="alert">
            {error && (
              <p key={tries} className={styles.error}>
                {error}
              </p>
            )}
          </div>
          {!error && text && (
            <p className={styles.text}>
              <AddressText>{text}</AddressText>
            </p>
          )}
        </header>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
