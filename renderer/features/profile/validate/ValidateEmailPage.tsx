import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { PATHS } from '../../../../shared/routes/paths.ts';
import { chunk } from '../../../common/chunk.tsx';
import { PageSkeleton } from '../../../common/feedback/PageSkeleton.tsx';
import { usePageTitle } from '../../../common/routing/usePageTitle.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { CHECK_ICON } from '../../../ui/display/icons.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AuthFrame } from '../../session/AuthFrame.tsx';
import { MakerProof } from './MakerProof.tsx';
import { NewLink, ToProfile } from './NewLink.tsx';
import { type Proof, useProof } from './useProof.ts';

/** Only those who are logged in need its code. */
const { Part: ProfileEditPage } = chunk<{ children?: ReactNode }>(() => import('../ProfileEditPage.tsx'));

/**
 * The page of a mailed validation link: for those logged in, the profile's form with the question above it. People with neither
 * its session nor its password get nothing of the account by the click (R-validation).
 */
const ValidateEmailPage = observer(function ValidateEmailPage() {
  const { session } = useStores();
  const proof = useProof();
  // Not before it is known: the question must not move under the finger.
  if (!session.started) return <PageSkeleton />;
  if (!proof.token) return <Incomplete />;
  if (proof.isRenewed) return <Renewed />;
  if (proof.needed && proof.state !== 'done') return <MakerProof proof={proof} />;
  if (proof.needed || !session.loggedIn) return <Outside proof={proof} />;
  return (
    <ProfileEditPage>
      <Question proof={proof} />
    </ProfileEditPage>
  );
});

/** Another link is on its way, if the address still waits for one (R-validation-again). */
function Renewed() {
  const t = useText();
  usePageTitle(t('validate.again.title'));
  return (
    <AuthFrame title={t('validate.again.title')}>
      <p role="status">{t('validate.again.text')}</p>
      <ToProfile />
    </AuthFrame>
  );
}

/** A link that lost its end on the way: there is nothing to say yes to. */
function Incomplete() {
  const t = useText();
  usePageTitle(t('validate.incomplete.title'));
  return (
    <AuthFrame title={t('validate.incomplete.title')} text={t('validate.incomplete.text')}>
      <ToProfile />
    </AuthFrame>
  );
}

/** The question for those not logged in, and its result. */
const Outside = observer(function Outside({ proof }: { proof: Proof }) {
  const { state, error, isOver, tries, prove } = proof;
  const t = useText();
  const { session } = useStores();
  usePageTitle(t(state === 'done' ? 'validate.done.title' : 'validate.title'));
  if (state === 'done') {
    return (
      <AuthFrame title={t('validate.done.title')} text={t('validate.done.text')} court="done">
        <ButtonLink to={session.loggedIn ? PATHS.dashboard : PATHS.signInMail} variant="action" wide big>
          {t(session.loggedIn ? 'nav.matches' : 'login.title')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('validate.title')} text={t('validate.text')} error={error} tries={tries}>
      {isOver ? (
        <NewLink proof={proof} />
      ) : (
        <Button variant="action" icon={CHECK_ICON} busy={state === 'busy'} onClick={() => void prove()} wide big>
          {t('validate.action')}
        </Button>
      )}
    </AuthFrame>
  );
});

/** The question and its result, above the form. */
const Question = observer(function Question({ proof }: { proof: Proof }) {
  const { state, error, isOver, prove } = proof;
  const t = useText();
  if (state === 'done') {
    return (
      <Notice tone="success" live title={t('validate.done.title')}>
        {t('validate.done.text')}
      </Notice>
    );
  }
  return (
    <>
      <Notice
        title={t('validate.title')}
        action={
          <Button variant="action" icon={CHECK_ICON} busy={state === 'busy'} onClick={() => void prove()}>
            {t('validate.action')}
          </Button>
        }
      >
        {t('validate.text')}
      </Notice>
      {error && (
        <Notice tone="error" live {...(isOver && { action: <NewLink proof={proof} /> })}>
          {error}
        </Notice>
      )}
    </>
  );
});

export default ValidateEmailPage;
