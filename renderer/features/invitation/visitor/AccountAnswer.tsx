import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { usePersonName } from '../../../common/people/usePersonName.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from '../answer/Answer.module.css';

interface AccountAnswerProps {
  game: Game;
  onOther: () => void;
}

/** Answers a share link with the logged-in account: nothing has to be typed (R-share-session). */
const AccountAnswer = observer(function AccountAnswer({ game: { id: gameId }, onOther }: AccountAnswerProps) {
  const t = useText();
  const nameOf = usePersonName();
  const { session, games } = useStores();
  const route = useRoute();
  const here = useRef(route);
  here.current = route;
  const { user } = session;
  const name = user ? nameOf(user) : '';

  // People already in the match go on with the answer they have given (R-share-again).
  useEffect(() => {
    const path = invitationPath({ gameId, password: null, token: WEB_ACCESS_TOKEN });
    games.load(gameId).then(
      ({ userRole }) => {
        if (userRole !== null) here.current.go(path, { replace: true });
      },
      // They can answer all the same.
      () => undefined,
    );
  }, [gameId, games]);

  return (
    <section className={styles.ways}>
      <p>{t('visitor.account', { name })}</p>
      <Button variant="quiet" onClick={onOther}>
        {t('visitor.other')}
      </Button>
    </section>
  );
});

export default AccountAnswer;
