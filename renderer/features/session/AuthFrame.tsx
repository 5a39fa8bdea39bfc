import type { ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  /** What the header says when nothing is wrong. */
  text: string;
  /** What is wrong; replaces `text`, bounces and is spoken (R-log-in-form). */
  error?: string | null;
  /** Rises with every failed try, so that the same error bounces and is spoken again. */
  tries?: number;
  children: ReactNode;
  footer?: ReactNode;
}

/** Log-in and sign-up pages: the court with the header beside the form, above it on phones. */
export function AuthFrame({ title, text, error = null, tries = 0, children, footer }: AuthFrameProps) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <header className={styles.court}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <div role="alert">
            {error && (
              <p key={tries} className={styles.error}>
                {error}
              </p>
            )}
          </div>
          {!error && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.lines}>
          <CourtLines fade />
        </div>
        <p className={styles.free}>{t('footer.free')}</p>
      </header>
      <div className={styles.form}>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </div>
  );
}
