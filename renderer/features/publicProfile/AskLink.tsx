import { askPath } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PLUS_ICON } from '../../ui/display/icons.ts';

/** The way to a match with this player; a visitor logs in on it (R-ask). */
export function AskLink({ code }: { code: string }) {
  const t = useText();
  return (
    <ButtonLink to={askPath([code])} icon={PLUS_ICON} variant="action">
      {t('ask.match')}
    </ButtonLink>
  );
}
