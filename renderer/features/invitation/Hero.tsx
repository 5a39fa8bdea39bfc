import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { expiryLeft } from '../../../shared/domain/match/expiry.ts';
import type { TextKey } from '../../../shared/locales/keys.ts';
import { formatDuration } from '../../i18n/format.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { CourtLines } from '../../ui/court/CourtLines.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import styles from './Hero.module.css';
import type { InvitationStore } from './InvitationStore.ts';

interface HeroProps {
  store: InvitationStore;
  game: Game;
}

/** Who invites to what, on that sport's court; its words follow the state of the answer (R-header-state). */
export const Hero = observer(function Hero({ store, game }: HeroProps) {
  const t = useText();
  const { formats } = useStores();
  const heading = useRef<HTMLHeadingElement>(null);
  const { answers } = store.sending;
  useEffect(() => {
    if (answers === 0) return;
    // What the answer has changed is told at the top, to eyes and ears.
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [answers]);

  const header = store.header ?? 'pending';
  const isOwn = game.userRole === 'OWNER' && header === 'pending';
  const { candidateMethod } = game.gamePreference;
  let lead: TextKey = `invitation.lead.${header}`;
  // Nobody can say how it ended while both sides do.
  if (game.disputed) lead = game.summary.title;
  else if (isOwn) lead = 'invitation.lead.own';
  // Nothing is agreed by itself where the organiser chooses.
  else if (header === 'accepted' && candidateMethod === 'CHOOSE') lead = 'invitation.lead.acceptedChoose';
  else if (header === 'over' && store.can('SET_SCORE')) lead = 'invitation.lead.overScore';
  const values = { name: game.summary.owner, place: game.waiting ?? 1 };
  const left = expiryLeft(game.expiresAt, store.now);
  const unit = left.unit === 'none' || left.unit === 'expired' ? null : left.unit;
  const { matchType, matchCategory, duration } = game.gamePreference;
  const facts = [
    t(`matchType.${matchType}`),
    formatDuration(duration, formats),
    t(matchCategory === 'PRACTICEHIT' ? 'invitation.unrated' : 'invitation.rated'),
  ];
  return (
    <header className={styles.hero} data-state={header}>
      <div className={styles.court}>
        <CourtLines sport={game.sport} fade />
      </div>
      <div className={styles.inner}>
        <p className={styles.sport}>{t(`sport.${game.sport}`)}</p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(isOwn ? 'invitation.header.own' : `invitation.header.${header}`, values)}
        </h1>
        <p className={styles.lead}>{t(lead, values)}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {game.status === 'CONFIRMED' && unit && (
            <li className={unit === 'hours' ? styles.soon : undefined}>
              <Icon name="clock" size="s" />
              {t(`expiry.${unit}`, { count: left.count })}
            </li>
          )}
        </ul>
        {game.notes && (
          <blockquote className={styles.note}>
            <p>{game.notes}</p>
            <footer>{game.owner.firstName}</footer>
          </blockquote>
        )}
      </div>
    </header>
  );
});
