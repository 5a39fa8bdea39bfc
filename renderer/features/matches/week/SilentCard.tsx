import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { PersonAvatar } from '../../../app/people/PersonAvatar.tsx';
import { formatDayShort } from '../../../i18n/format.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { useMoveText } from '../moves/moveText.ts';
import styles from './Aside.module.css';
import { Nudging } from './Nudging.ts';
import type { Silent } from './silent.ts';

/** Who has not answered, match by match, each asked once more by one press (R-silent, R-nudge). */
export const SilentCard = observer(function SilentCard({ silent }: { silent: readonly Silent[] }) {
  const { t, names } = useMoveText();
  const id = useId();
  const { api, feedback, formats } = useStores();
  const [nudging] = useState(() => new Nudging(api, feedback));
  if (silent.length === 0) return null;
  const open = silent.filter(({ match }) => !nudging.asked.has(match.game.id)).map(({ match }) => match.game.id);
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{t('week.silent')}</h2>
        {open.length > 1 && (
          <Button variant="quiet" busy={nudging.busy === 'all'} onClick={() => void nudging.nudgeAll(open)}>
            {t('week.nudgeAll')}
          </Button>
        )}
      </header>
      <ul>
        {silent.map(({ match, people }) => {
          const { game, path, time } = match;
          const { weekday, date } = formatDayShort(new Date(time), game.timezone, formats);
          const who = names(people.map(({ user }) => user.firstName));
          return (
            <li key={game.id} className={styles.person}>
              <span className={styles.faces}>
                {people.slice(0, 2).map((each) => (
                  <PersonAvatar key={each.id} person={each.user} size="s" />
                ))}
              </span>
              <Link to={path} className={styles.who}>
                <b>{who}</b>
                <small>
                  {t(`sport.${game.sport}`)} · {weekday} {date}
                </small>
              </Link>
              {nudging.asked.has(game.id) ? (
                <span className={styles.asked} role="status">
                  {t('week.asked')}
                </span>
              ) : (
                <Button icon="bell" busy={nudging.busy === game.id} onClick={() => void nudging.nudge(game.id)}>
                  <VisuallyHidden>{t('week.nudge', { names: who })}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
});
