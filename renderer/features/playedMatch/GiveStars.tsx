import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { CHECK_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { ReviewDialog } from '../stars/ReviewDialog.tsx';
import styles from './GiveStars.module.css';

interface GiveStarsProps {
  people: readonly Game['owner'][];
  /** Those of them without stars yet. */
  due: readonly DueReview[];
}

/** Asks for stars for the players of this match, and names those who have got some (R-stars). */
export const GiveStars = observer(function GiveStars({ people, due }: GiveStarsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [given, setGiven] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<DueReview | null>(null);
  // The button is gone with the stars that are given, and the focus with it.
  useEffect(() => {
    if (given.length > 0) list.current?.focus({ preventScroll: true });
  }, [given]);
  const [first] = people;
  if (!first) return null;
  const isAlone = people.length === 1;
  const done = ({ userId }: DueReview) => {
    setOpen(null);
    setGiven([...given, userId]);
  };
  return (
    <Card
      title={isAlone ? t('played.stars', { name: first.firstName }) : t('review.due')}
      action={<small>{t('played.stars.anonymous')}</small>}
    >
      <ul ref={list} className={styles.people} tabIndex={-1}>
        {people.map((person) => {
          const review = due.find(({ userId }) => userId === person.id && !given.includes(userId));
          return (
            <li key={person.id} className={styles.person}>
              {review ? (
                <Button onClick={() => setOpen(review)}>
                  <PersonAvatar person={person} size="s" />
                  {isAlone ? t('review.give') : <VisuallyHidden>{t('review.give')}</VisuallyHidden>}
                  {isAlone ? <VisuallyHidden>{person.firstName}</VisuallyHidden> : person.firstName}
                </Button>
              ) : (
                <span className={styles.given}>
                  <PersonAvatar person={person} size="s" />
                  <Icon path={CHECK_ICON} size="s" />
                  {!isAlone && person.firstName}
                  {isAlone ? t('played.stars.given') : <VisuallyHidden>{t('played.stars.given')}</VisuallyHidden>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {open && <ReviewDialog due={open} onClose={() => setOpen(null)} onDone={() => done(open)} />}
    </Card>
  );
});
