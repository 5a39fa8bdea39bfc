import { observer } from 'mobx-react-lite';
import { gamePath, PATTERNS, readPattern } from '../../../shared/routes/paths.ts';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { ARROW_LEFT_ICON } from '../../ui/display/icons.ts';
import { Page } from '../../ui/display/Page.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import styles from '../matchForm/MatchForm.module.css';
import { GameFailed } from '../ownMatch/GameFailed.tsx';
import { useOwnGame } from '../ownMatch/OwnGame.ts';
import { EditForm } from './EditForm.tsx';

/** A published game being changed by its organiser. */
function EditPage() {
  const { path } = useRoute();
  const id = readPattern(PATTERNS.gameEdit, path)?.id ?? '';
  return <EditById key={id} id={id} />;
}

const EditById = observer(function EditById({ id }: { id: string }) {
  const t = useText();
  const { own, game, failure } = useOwnGame(id);
  usePageTitle(t('edit.title'));
  const back = (
    <ButtonLink to={gamePath(id)} icon={ARROW_LEFT_ICON}>
      {t('edit.back')}
    </ButtonLink>
  );
  if (!game && failure) return <GameFailed own={own} />;
  if (game && !game.action.includes('EDIT')) {
    return (
      <EmptyState heading="h1" title={t('edit.closed')} action={back}>
        {t('edit.closed.text')}
      </EmptyState>
    );
  }
  return (
    <Page gap="wide">
      <header className={styles.head}>
        <h1>{t('edit.title')}</h1>
        <p>{t('edit.text')}</p>
        <div className={styles.back}>{back}</div>
      </header>
      {game ? (
        <EditForm game={game} />
      ) : (
        <div aria-busy="true">
          <Skeleton height={24} />
        </div>
      )}
    </Page>
  );
});

export default EditPage;
