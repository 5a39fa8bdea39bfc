import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { ReviewDialog } from '../stars/ReviewDialog.tsx';
import styles from './GiveStars.module.css';

interface GiveStarsProps {
  people: readonly Game['owner'][];
  /** Those of them who have none yet. */
  due: readonly DueReview[];
}

/** Asks for stars for those one has just played with, and says whose are given (R-stars). */
export const GiveStars = observer(function GiveStars({ people, due }: GiveStarsProps) {
  const t = useText();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<DueReview | null>(null);
  if (people.length === 0) return null;
  const done = ({ userId }: DueReview) => {
    setOpen(null);
    setGiven([...given, userId]);
  };
  return (
    <Card>
      <ul className={styles.people}>
        {people.map((person) => {
          const review = due.find(({ userId }) => userId === person.id && !given.includes(userId));
          return (
            <li key={person.id} className={styles.person}>
              <PersonAvatar person={person} size="m" />
              <span className={styles.words}>
                <strong>{t('played.stars', { name: person.firstName })}</strong>
                <small>{t(review ? 'played.stars.anonymous' : 'played.stars.given')}</small>
              </span>
              {review && (
                <Button onClick={() => setOpen(review)}>
                  {t('review.give')}
                  <VisuallyHidden>{person.firstName}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open && <ReviewDialog due={open} onClose={() => setOpen(null)} onDone={() => done(open)} />}
    </Card>
  );
});
