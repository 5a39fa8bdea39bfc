import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { Half } from './DashboardView.ts';

/** Nothing yet: how to have a match, and the apps (R-no-matches). */
export const NoMatches = observer(function NoMatches({ half }: { half: Half }) {
  const t = useText();
  const { appStore = null, playStore = null } = useStores().config.value?.links ?? {};
  const store = (url: string | null, text: string) =>
    url ? (
      <a href={url} target="_blank" rel="noreferrer noopener">
        {text}
      </a>
    ) : (
      <Link to={PATHS.apps}>{text}</Link>
    );
  return (
    <EmptyState
      title={t(`dashboard.empty.${half}`)}
      action={
        <>
          <ButtonLink to={PATHS.organise} variant="primary" icon="plus">
            {t('dashboard.organise')}
          </ButtonLink>
          {half === 'current' && <ButtonLink to={PATHS.quickStart}>{t('footer.quickStart')}</ButtonLink>}
        </>
      }
    >
      <p>{t(`dashboard.empty.${half}.text`)}</p>
      <p>
        {t('dashboard.empty.apps')} {store(appStore, t('footer.appStore'))} · {store(playStore, t('footer.playStore'))}
      </p>
    </EmptyState>
  );
});
