import { observer } from 'mobx-react-lite';
import { PATHS } from '../../../shared/routes/paths.ts';
import { useText } from '../../i18n/useText.ts';
import type { Game } from '../../stores/GamesStore.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

/** Why the viewer gets no news of the match, or not all, and the remedy (R-reach). */
export const ReachNotice = observer(function ReachNotice({ game }: { game: Game }) {
  const t = useText();
  const { reach } = game;
  if (reach === null || reach === 'MAIL' || reach === 'DEVICE') return null;
  if (reach === 'TEXT') return <Notice>{t('invitation.reach.TEXT')}</Notice>;
  const hasAccount = game.userRole === 'OWNER' || game.currentInvitee?.user.type === 'NORMAL';
  // An account has the switch in its profile, and may never have had a mail with a link.
  const why = reach === 'STOPPED' && hasAccount ? 'STOPPED.account' : reach;
  const toProfile = (why === 'NONE' || why === 'STOPPED.account') && (
    <ButtonLink to={PATHS.profile}>{t('invitation.reach.profile')}</ButtonLink>
  );
  return (
    <Notice tone="warn" title={t(`invitation.reach.${why}.title`)} action={toProfile || undefined}>
      {t(`invitation.reach.${why}`)}
    </Notice>
  );
});
