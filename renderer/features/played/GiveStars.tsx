import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { PersonAvatar } from '../../app/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { ReviewDialog } from '../stars/ReviewDialog.tsx';
import styles from './GiveStars.module.css';

/** Asks for stars for those one has just played with; nothing where all have some (R-stars). */
export const GiveStars = observer(function GiveStars({ due }: { due: readonly DueReview[] }) {
  const t = useText();
  const [given, setGiven] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<DueReview | null>(null);
  const left = due.filter(({ userId }) => !given.includes(userId));
  if (left.length === 0) return null;
  const done = ({ userId }: DueReview) => {
    setOpen(null);
    setGiven([...given, userId]);
  };
  return (
    <Card>
      <ul className={styles.people}>
        {left.map((review) => (
          <li key={review.userId} className={styles.person}>
            <PersonAvatar person={review} size="m" />
            <span className={styles.words}>
              <strong>{t('played.stars', { name: review.firstName })}</strong>
              <small>{t('played.stars.anonymous')}</small>
            </span>
            <Button onClick={() => setOpen(review)}>
              {t('review.give')}
              <VisuallyHidden>{review.firstName}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {open && <ReviewDialog due={open} onClose={() => setOpen(null)} onDone={() => done(open)} />}
    </Card>
  );
});
