import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Link } from '../../../ui/actions/Link.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { CourtMark } from '../../../ui/court/CourtLines.tsx';
import { FactLine } from '../../../ui/display/FactLine.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { OFFLINE_ICON } from '../../../ui/display/icons.ts';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import type { Person } from '../courtSides.ts';
import type { MatchView } from '../matchView.ts';
import styles from './PendingActions.module.css';

/** Faces of one card; the others are named in its words. */
const FACES = 2;

interface PendingActionCardProps {
  match: MatchView;
  /** The one question. */
  title: string;
  /** When, where and until when; empty ones are left out. */
  facts: readonly ReactNode[];
  /** The people asked about; left out, everybody else in it. */
  people?: readonly Person[];
  /** The answers show the people. */
  hasFaces?: boolean;
  /** It is the first of the list. */
  isFirst: boolean;
  /** The answers. */
  children: ReactNode;
}

/** One question about a match, with its answers. While an answer waits for the network, it says so instead (R-unsent). */
export const PendingActionCard = observer(function PendingActionCard(props: PendingActionCardProps) {
  const { match, people = match.persons, title, facts, hasFaces = false, isFirst, children } = props;
  const t = useText();
  const id = useId();
  const { offlineQueue } = useStores();
  const { game, path } = match;
  const isWaiting = offlineQueue.of(game.id) !== null;
  return (
    <article
      className={classNames(styles.card, isFirst && styles.first)}
      tabIndex={-1}
      data-move={game.id}
      data-sport={game.sport}
      aria-labelledby={id}
    >
      <header className={classNames(styles.head, hasFaces && styles.bare)}>
        {!hasFaces && (
          <span className={styles.faces}>
            {people.slice(0, FACES).map((person) => (
              <PersonAvatar key={person.id} person={person} {...(people.length > 1 ? { size: 's' } : {})} />
            ))}
          </span>
        )}
        <h3 id={id}>
          <Link to={path} className={styles.title}>
            {title}
          </Link>
        </h3>
        <p className={styles.facts}>
          <CourtMark sport={game.sport} />
          <VisuallyHidden>{t(`sport.${game.sport}`)}: </VisuallyHidden>
          <FactLine facts={facts.filter(Boolean)} />
        </p>
      </header>
      {isWaiting ? (
        <p className={styles.waits}>
          <Icon path={OFFLINE_ICON} size="s" />
          {t('unsent.waits')}
        </p>
      ) : (
        children
      )}
    </article>
  );
});
