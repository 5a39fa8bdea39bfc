import { observer } from 'mobx-react-lite';
import { invitationPath, WEB_ACCESS_TOKEN } from '../../../../shared/routes/invitation.ts';
import { signUpPathFor } from '../../../../shared/routes/returnPath.ts';
import { AddressText } from '../../../common/people/AddressText.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { Game } from '../../../stores/GamesStore.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { keepSignUpOrigin } from '../../../stores/signUpOrigin.ts';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import type { InvitationStore } from '../InvitationStore.ts';

/** For guests without an account who play, or would like to: a way to keep their results. */
export const KeepResults = observer(function KeepResults({ store, game }: { store: InvitationStore; game: Game }) {
  const t = useText();
  const { visit } = useStores();
  const self = game.currentInvitee;
  const keepWho = () => {
    const { firstName, lastName } = self?.user ?? { firstName: '', lastName: '' };
    const path = invitationPath(store.link);
    keepSignUpOrigin(visit, { gameId: game.id, path, firstName, lastName, email: self?.email ?? '' });
  };
  // By the session, which needs no secret in an address.
  const back = invitationPath({ gameId: game.id, password: null, token: WEB_ACCESS_TOKEN });
  return (
    <Notice
      title={t('guest.keep.title')}
      action={
        <span onClickCapture={keepWho}>
          <ButtonLink to={signUpPathFor(back)}>{t('guest.keep.action')}</ButtonLink>
        </span>
      }
    >
      <AddressText>{t('guest.keep.text', { email: self?.email ?? '' })}</AddressText>
    </Notice>
  );
});
