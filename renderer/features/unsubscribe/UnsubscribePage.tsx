import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { BRAND } from '../../../shared/brand.ts';
import { PATHS } from '../../../shared/routes/paths.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { QuickStartLink } from '../../common/routing/RouteLink.tsx';
import { usePageTitle } from '../../common/routing/usePageTitle.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button, buttonClass } from '../../ui/actions/Button.tsx';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useRoute } from '../../ui/route.ts';
import { AuthFrame } from '../session/AuthFrame.tsx';
import { EraseData } from './EraseData.tsx';
import { Question } from './Question.tsx';
import { readUnsubscribeLink, UnsubscribeStore } from './UnsubscribeStore.ts';

/** The page of the link at the end of each mail (R-unsubscribe-link). */
const UnsubscribePage = observer(function UnsubscribePage() {
  const t = useText();
  const root = useStores();
  const { search } = useRoute();
  const [store] = useState(() => new UnsubscribeStore(root, readUnsubscribeLink(search)));
  useEffect(() => void store.load(), [store]);
  usePageTitle(t('unsub.title'));

  const { step, sender, club } = store;
  const { state: facts } = store.facts;
  const names = { name: sender ?? '', club: club ?? '', product: BRAND.name };
  if (facts.status === 'failed') {
    const isUnknown = facts.failure.code === 'E.notFound' || facts.failure.code === 'E.bad.request';
    return (
      <AuthFrame
        court="quiet"
        title={t('unsub.title')}
        error={t(isUnknown ? 'unsub.unknown' : failureText(facts.failure), {
          ...names,
          ...failureValues(facts.failure),
        })}
      >
        {isUnknown ? (
          <ButtonLink to={PATHS.profile} variant="primary" wide>
            {t('unsub.toProfile')}
          </ButtonLink>
        ) : (
          <Button variant="primary" wide onClick={() => void store.load()}>
            {t('alert.retry')}
          </Button>
        )}
      </AuthFrame>
    );
  }
  if (facts.status !== 'ready') {
    return (
      <AuthFrame court="quiet" title={t('unsub.title')} text={t('unsub.text', names)}>
        <div aria-busy="true">
          <Skeleton height={12} />
        </div>
      </AuthFrame>
    );
  }
  if (step === 'asking') return <Question store={store} mayErase={facts.value.isGuest} />;
  if (step === 'left') {
    return (
      <AuthFrame court="quiet" title={t('unsub.done.title')} text={t('unsub.list.left', names)}>
        <div role="status">{t('unsub.undone.how')}</div>
      </AuthFrame>
    );
  }
  if (step === 'erased') {
    return (
      <AuthFrame court="quiet" title={t('guest.erased.title')} text={t('guest.erased.text')}>
        <QuickStartLink className={buttonClass('secondary', true)}>{t('banner.quickStart')}</QuickStartLink>
      </AuthFrame>
    );
  }
  const isDone = step === 'done';
  return (
    <AuthFrame
      court="quiet"
      title={t(isDone ? 'unsub.done.title' : 'unsub.undone.title')}
      text={t(isDone ? `unsub.done.${store.type}` : 'unsub.undone.text', names)}
    >
      <div role="status">{t(isDone ? 'unsub.done.security' : 'unsub.undone.how')}</div>
      {isDone ? (
        <>
          <Button busy={store.sending.isBusy} onClick={() => void store.undo()} wide>
            {t('unsub.undo')}
          </Button>
          <Button variant="quiet" onClick={store.askMore} wide>
            {t('unsub.more')}
          </Button>
        </>
      ) : (
        <Button busy={store.sending.isBusy} onClick={() => void store.stop()} wide>
          {t('unsub.again')}
        </Button>
      )}
      {isDone && facts.value.isGuest && <EraseData store={store} />}
    </AuthFrame>
  );
});

export default UnsubscribePage;
