import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { CourtSheet } from '../../ui/court/CourtSheet.tsx';
import { usePageTitle } from '../routing/usePageTitle.ts';

export function NotFoundPage() {
  const t = useText();
  usePageTitle(t('notFound.title'));
  return (
    <CourtSheet sport="TENNIS">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div>
        <ButtonLink to={PATHS.dashboard} variant="primary">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </CourtSheet>
  );
}
