import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Club } from '../../../../shared/contract/schemas/club.ts';
import { loginPathFor, signUpPathFor } from '../../../../shared/routes/returnPath.ts';
import { useText } from '../../../i18n/useText.ts';
import { useAction } from '../../../stores/Action.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Card } from '../../../ui/display/Card.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from '../ClubPage.module.css';
import type { ClubStore } from '../ClubStore.ts';
import { AskDialog } from './AskDialog.tsx';

interface JoinCardProps {
  store: ClubStore;
  club: Club;
}

/** The way into a club for outsiders: a press, a request, or the people to ask for the link (R-club-join). */
export const JoinCard = observer(function JoinCard({ store, club }: JoinCardProps) {
  const t = useText();
  const { session } = useStores();
  const { path } = useRoute();
  const isLet = store.link !== null;
  if (club.state !== 'OPEN' || (club.asked && !isLet)) return null;
  if (club.joining === 'LINK' && !isLet) return <Card title={t('club.join')}>{t('club.join.link')}</Card>;
  const asks = club.joining === 'ASK' && !isLet;
  const title = t(asks ? 'club.join.ask' : 'club.join');
  if (!session.loggedIn) {
    return (
      <Card title={title}>
        <p>{t('club.join.account')}</p>
        <div className={styles.ways}>
          <ButtonLink to={loginPathFor(path)} variant="action">
            {t('login.title')}
          </ButtonLink>
          <ButtonLink to={signUpPathFor(path)}>{t('signUp.title')}</ButtonLink>
        </div>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <p>{t(asks ? 'club.join.ask.text' : 'club.join.text')}</p>
      <div className={styles.ways}>{asks ? <AskButton store={store} /> : <JoinButton store={store} club={club} />}</div>
    </Card>
  );
});

const JoinButton = observer(function JoinButton({ store, club }: JoinCardProps) {
  const t = useText();
  const { feedback } = useStores();
  const join = useAction(
    async () => {
      const isIn = await store.join();
      if (!isIn) return;
      feedback.toast({ id: 'club', tone: 'success', text: 'club.joined', values: { club: club.name }, stays: false });
    },
    ({ code }, report) => {
      // The organisers have made another link since.
      if (store.link !== null && code === 'E.not.allowed') feedback.open('club.link.dead', 'club.link.dead.text');
      else report();
    },
  );
  return (
    <Button variant="action" busy={join.isBusy} onClick={() => void join.run()}>
      {t('club.join')}
    </Button>
  );
});

function AskButton({ store }: { store: ClubStore }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="action" onClick={() => setOpen(true)}>
        {t('club.join.ask')}
      </Button>
      {isOpen && <AskDialog store={store} onClose={() => setOpen(false)} />}
    </>
  );
}
