import { observer } from 'mobx-react-lite';
import { TAKES_SHARED } from '../../../shared/install/shareTarget.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useAction } from '../../stores/Action.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useRoute } from '../../ui/route.ts';
import { acceptShared, dropShared, type Shared } from './keptShared.ts';
import styles from './SharedQuestion.module.css';

/** Whether the person has shared it: a form of another site looks the same to us (R-share-target). */
export const SharedQuestion = observer(function SharedQuestion({ shared }: { shared: Shared }) {
  const t = useText();
  const { go } = useRoute();
  const { text, files } = shared;
  const use = useAction(async () => {
    await acceptShared(shared);
    go(`${files.length > 0 ? PATHS.friendsAndBalls : PATHS.organise}?${TAKES_SHARED}`, { replace: true });
  });
  const discard = useAction(async () => {
    await dropShared();
    go(PATHS.dashboard, { replace: true });
  });
  return (
    <div className={styles.page}>
      <h1>{t('shared.ask')}</h1>
      <p>{t('shared.ask.text')}</p>
      <blockquote className={styles.shared} dir="auto">
        {[text, ...files.map(({ name }) => name)].filter(Boolean).join('\n')}
      </blockquote>
      <div className={styles.actions}>
        <Button variant="primary" busy={use.isBusy} onClick={() => void use.run()}>
          {t('shared.use')}
        </Button>
        <Button busy={discard.isBusy} onClick={() => void discard.run()}>
          {t('shared.discard')}
        </Button>
      </div>
    </div>
  );
});
