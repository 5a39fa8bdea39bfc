import { chunk } from '../../common/chunk.tsx';
import { useText } from '../../i18n/useText.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './PhoneField.module.css';
import type { PhoneFieldProps } from './phone/PhoneInputs.tsx';

/** The library and the list of countries are fetched where a phone is asked for, and nowhere else. */
/**
 * A phone number with its country prefix, checked by the phone library (R-phone-number). It keeps its input
 * itself.
 */
export const PhoneField = chunk<PhoneFieldProps>(() => import('./phone/PhoneInputs.tsx'), {
  waiting: <Waiting />,
}).Part;

function Waiting() {
  const t = useText();
  return (
    <div className={styles.pair} aria-busy="true">
      <VisuallyHidden>{t('phone.number')}</VisuallyHidden>
      <Skeleton height={4.5} />
      <Skeleton height={4.5} />
    </div>
  );
}
