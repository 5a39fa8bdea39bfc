import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/useText.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './PhoneField.module.css';

export interface PhoneFieldProps {
  /**
   * @param number `+` prefix number without spaces; empty when no digit is typed
   * @param valid whether there can be such a number; then `number` is written as the server stores it
   */
  onChange: (number: string, valid: boolean) => void;
  /** What the page has to say about the number. */
  error?: string | null;
  /** Whether the field itself says that a number is wrong, once it is left. */
  check?: boolean;
}

/** The library and the list of countries are fetched where a phone is asked for, and nowhere else. */
const PhoneInputs = lazy(() => import('./phone/PhoneInputs.tsx'));

/** A phone number with its country prefix, checked by the phone library (spec §5). It keeps what is typed itself. */
export function PhoneField(props: PhoneFieldProps) {
  const t = useText();
  const waiting = (
    <div className={styles.pair} aria-busy="true">
      <VisuallyHidden>{t('phone.number')}</VisuallyHidden>
      <Skeleton height={4.5} />
      <Skeleton height={4.5} />
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <PhoneInputs {...props} />
    </Suspense>
  );
}
