import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { usePageTitle } from '../routing/usePageTitle.ts';

export function NotFoundPage() {
  const t = useText();
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      heading="h1"
      title={t('notFound.title')}
      action={
        <ButtonLink to={PATHS.dashboard} variant="primary">
          {t('notFound.home')}
        </ButtonLink>
      }
    >
      <p>{t('notFound.text')}</p>
    </EmptyState>
  );
}
