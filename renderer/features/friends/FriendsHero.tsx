import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { KnownPerson } from '../../../shared/contract/schemas/people.ts';
import { signUpPath } from '../../../shared/routes/paths.ts';
import { useCopy } from '../../common/device/useCopy.ts';
import { PersonAvatar } from '../../common/people/PersonAvatar.tsx';
import { useText } from '../../i18n/useText.ts';
import { useStores } from '../../stores/StoreContext.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Court } from '../../ui/court/Court.tsx';
import { CHECK_ICON, COPY_ICON, SHARE_ICON } from '../../ui/display/icons.ts';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import styles from './FriendsHero.module.css';

type Copied = 'code' | 'link';

/** @returns the address at which friends sign up with one's code; null while it is not known */
export function useSignUpLink(): { code: string | null; link: string } {
  const { session, config } = useStores();
  const code = session.user?.invitationCode ?? null;
  return { code, link: `${config.value?.webAccessUrl ?? ''}${signUpPath(code ?? '')}` };
}

interface FriendsHeroProps {
  /** The person one has played with last. */
  partner: KnownPerson | null;
}

/** Two on a court with room for two friends, and the one button that asks them: it hands on the link (R-friends-page). */
export const FriendsHero = observer(function FriendsHero({ partner }: FriendsHeroProps) {
  const t = useText();
  const { session } = useStores();
  const [copied, setCopied] = useState<Copied | null>(null);
  const { code, link } = useSignUpLink();
  const { user } = session;
  const canShare = 'share' in navigator;
  const copyText = useCopy();
  const copy = async (what: Copied, text: string) => {
    if (await copyText(text, null)) setCopied(what);
  };
  const handOn = () => {
    // Closing the sheet is no failure.
    if (canShare) void navigator.share({ title: t('friends.code.title'), url: link }).catch(() => undefined);
    else void copy('link', link);
  };
  const you = user && {
    key: user.id,
    name: t('invitation.players.you'),
    picture: <PersonAvatar person={user} size="l" />,
  };
  const other = partner && {
    key: partner.id,
    name: partner.firstName,
    picture: <PersonAvatar person={partner} size="l" />,
  };
  return (
    <section className={styles.hero}>
      <Court
        sport="PADEL"
        size="l"
        className={styles.court}
        sides={[
          [you, other],
          [null, null],
        ]}
        openText={t('friends.hero.spot')}
      />
      <div className={styles.board}>
        <h1>{t('friends.hero.title')}</h1>
        <p>{t('friends.hero.text')}</p>
        <Button
          variant="action"
          icon={canShare ? SHARE_ICON : copied === 'link' ? CHECK_ICON : COPY_ICON}
          disabled={!code}
          onClick={handOn}
          wide
          big
        >
          {t(canShare ? 'friends.share' : 'friends.code.copyLink')}
        </Button>
        <div className={styles.code}>
          {code ? <output>{code}</output> : <Skeleton height={1.25} />}
          <IconButton
            icon={copied === 'code' ? CHECK_ICON : COPY_ICON}
            label={t('friends.code.copy')}
            disabled={!code}
            onClick={() => void copy('code', code ?? '')}
          />
        </div>
        <VisuallyHidden>
          <span role="status">{copied && t('friends.code.copied')}</span>
        </VisuallyHidden>
      </div>
    </section>
  );
});
