import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DueReview } from '../../../shared/contract/schemas/skill.ts';
import { PERSONAL_SKILLS, TECHNICAL_SKILLS } from '../../../shared/domain/values.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { useKept } from '../../stores/useKept.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Fold, Folds } from '../../ui/forms/Fold.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { StarField } from '../../ui/sports/StarField.tsx';
import styles from './ReviewDialog.module.css';
import { ReviewDraft, type Skill } from './ReviewDraft.ts';

interface ReviewDialogProps {
  due: DueReview;
  onClose: () => void;
  /** The stars are given, or can no longer be. */
  onDone: () => void;
}

/** Gives stars to somebody one has played with: as many as one likes of twelve, anonymously. */
export const ReviewDialog = observer(function ReviewDialog({ due, onClose, onDone }: ReviewDialogProps) {
  const t = useText();
  const { api, feedback } = useStores();
  const [draft] = useState(() => new ReviewDraft(api, due));
  useKept(`review ${due.gameId} ${due.userId}`, draft);
  // Stars given before the dialog was closed are in sight when it opens again.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isTechnical = wanted ?? TECHNICAL_SKILLS.some((skill) => draft.starsOf(skill) !== null);
  const send = useAction(
    async () => {
      if (!(await draft.send())) return;
      feedback.toast({ id: 'review.sent', tone: 'success', text: 'review.sent', stays: false });
      onDone();
    },
    ({ code }, report) => {
      report();
      if (code === 'E.review.closed') onDone();
    },
  );
  const field = (skill: Skill) => (
    <StarField
      key={skill}
      legend={t(`skill.${skill}`)}
      value={draft.starsOf(skill)}
      onChange={(stars) => draft.give(skill, stars)}
      labelOf={(count) => t('review.stars', { count })}
      noneLabel={t('review.none')}
    />
  );
  return (
    <Dialog
      title={t('review.title', { name: due.firstName })}
      closeLabel={t('alert.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('review.later')}</Button>
          <Button variant="primary" busy={send.isBusy} onClick={() => void send.run()}>
            {t('review.send')}
          </Button>
        </>
      }
    >
      <p className={styles.quiet}>{t('review.text')}</p>
      <h3 className={styles.part}>{t('skills.personal')}</h3>
      <div className={styles.fields}>{PERSONAL_SKILLS.map(field)}</div>
      <div className={styles.more}>
        <Folds>
          <Fold label={t('skills.technical')} open={isTechnical} onToggle={setWanted}>
            <div className={styles.fields}>{TECHNICAL_SKILLS.map(field)}</div>
          </Fold>
        </Folds>
      </div>
      {draft.isMissing && (
        <Notice tone="error" live>
          {t('review.missing')}
        </Notice>
      )}
    </Dialog>
  );
});
