import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DueReview } from '../../../../shared/contract/schemas/skill.ts';
import { PersonAvatar } from '../../../common/people/PersonAvatar.tsx';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { formatDateBrief } from '../../../i18n/formatDates.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden.tsx';
import { ReviewDialog } from '../../stars/ReviewDialog.tsx';
import styles from './Skills.module.css';
import type { SkillsStore } from './SkillsStore.ts';

const VIEWER_ZONE = deviceZone();

/** Recent fellow players to whom one can give stars; nothing if there are none. */
export const DueReviews = observer(function DueReviews({ skills }: { skills: SkillsStore }) {
  const t = useText();
  const { config, formats } = useStores();
  const nameOf = usePersonName();
  const [open, setOpen] = useState<DueReview | null>(null);
  const due = skills.due.value ?? [];
  if (due.length === 0) return null;
  const done = (review: DueReview) => {
    setOpen(null);
    skills.settle(review.gameId, review.userId);
  };
  return (
    <Card title={t('review.due')}>
      <p className={styles.quiet}>{t('review.due.text')}</p>
      <ul className={styles.due}>
        {due.map((review, at) => {
          const name = nameOf(review);
          return (
            <li key={`${review.gameId} ${review.userId}`} className={styles.person}>
              <PersonAvatar person={review} size="m" />
              <span className={styles.who}>
                <strong>{name}</strong>
                <small>
                  {t(`sport.${review.sport}`)}, {formatDateBrief(review.playedAt, VIEWER_ZONE, formats, config.now())}
                </small>
              </span>
              <Button variant={at === 0 ? 'action' : 'secondary'} onClick={() => setOpen(review)}>
                {t('review.give')}
                <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
            </li>
          );
        })}
      </ul>
      {open && <ReviewDialog due={open} onClose={() => setOpen(null)} onDone={() => done(open)} />}
    </Card>
  );
});
