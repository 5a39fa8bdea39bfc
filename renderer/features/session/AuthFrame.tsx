import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { AuthCourt } from './AuthCourt.tsx';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  /** What the header says when nothing is wrong. */
  text: string;
  /** What is wrong; replaces `text`, bounces and is spoken (R-log-in-form). */
  error?: string | null;
  /** Rises with every failed try, so that the same error bounces and is spoken again. */
  tries?: number;
  /** The other half of the court is taken: nothing is asked any more. */
  isDone?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

/** Log-in and sign-up pages: a court with an open place on it, and the form beside it, or below it on phones. */
export function AuthFrame({ title, text, error = null, tries = 0, isDone = false, children, footer }: AuthFrameProps) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <AuthCourt isDone={isDone} />
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
          {!error && <p className={styles.text}>{text}</p>}
        </header>
        {children}
        <div className={styles.footer}>
          {footer}
          <p>{t('footer.free')}</p>
        </div>
      </div>
    </div>
  );
}
