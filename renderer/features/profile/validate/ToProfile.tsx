import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';

/** The way to where a new link is asked for. */
export function ToProfile() {
  const t = useText();
  return (
    <ButtonLink to={PATHS.profile} variant="action" wide>
      {t('unsub.toProfile')}
    </ButtonLink>
  );
}
