import { observer } from 'mobx-react-lite';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { formatChange, formatNumber } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import styles from './MovedPlayers.module.css';
import type { MovedPlayer } from './receiptSides.ts';

/** Everybody of a match with the level before and after it. */
export const MovedPlayers = observer(function MovedPlayers({ people }: { people: readonly MovedPlayer[] }) {
  const t = useText();
  const { language, session } = useStores();
  const figure = (value: number) => formatNumber(value, language.language, 2);
  return (
    <section className={styles.card}>
      <VisuallyHidden>
        <h2>{t('receipt.people')}</h2>
      </VisuallyHidden>
      <ul>
        {people.map(({ id, firstName, person, before, after, change }) => (
          <li key={id}>
            <PersonAvatar person={person} />
            <b>{id === session.user?.id ? t('dashboard.you') : firstName}</b>
            <span className={styles.levels}>
              <span className={styles.before}>
                <VisuallyHidden>{t('rankings.receipt.before')}</VisuallyHidden> {figure(before)}
              </span>{' '}
              <span>
                <VisuallyHidden>{t('rankings.receipt.after')}</VisuallyHidden> {figure(after)}
              </span>
            </span>
            <span className={styles.change} data-rises={change > 0 || undefined}>
              <VisuallyHidden>{t('rankings.receipt.change')}</VisuallyHidden> {formatChange(change, language.language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
