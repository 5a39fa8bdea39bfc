import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { type IconPath, MAIL_ICON, PEOPLE_ICON, QR_ICON } from '../../ui/display/icons.ts';
import { QrCode } from '../../ui/display/QrCode.tsx';
import type { ContactsFile } from './ContactsFile.ts';
import type { FriendInvitations } from './FriendInvitations.ts';
import { useSignUpLink } from './FriendsHero.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import styles from './InviteWays.module.css';

export type InviteWay = 'mail' | 'contacts' | 'code';

const WAYS = [
  ['mail', 'friends.ways.mail', MAIL_ICON],
  ['contacts', 'friends.ways.contacts', PEOPLE_ICON],
  ['code', 'friends.ways.code', QR_ICON],
] as const satisfies readonly (readonly [InviteWay, string, IconPath])[];

interface InviteWaysProps {
  friends: FriendInvitations;
  contacts: ContactsFile;
  way: InviteWay | null;
  /** A file is dragged over the page. */
  isOver: boolean;
  onChoose: (way: InviteWay | null) => void;
}

/** The other ways to ask friends, one open at a time: by mail, from a file of contacts, by a code that a camera reads. */
export const InviteWays = observer(function InviteWays({ friends, contacts, way, isOver, onChoose }: InviteWaysProps) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.card} aria-label={t('friends.ways.title')}>
      <div className={styles.ways}>
        {WAYS.map(([key, text, icon]) => (
          <button
            key={key}
            type="button"
            className={styles.way}
            aria-expanded={way === key}
            aria-controls={way === key ? id : undefined}
            onClick={() => onChoose(way === key ? null : key)}
          >
            <Icon path={icon} />
            {t(text)}
          </button>
        ))}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('friends.contacts.choose')}
        onChange={(event) => {
          contacts.take([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      {way && (
        <div id={id} className={styles.panel}>
          {way === 'mail' && <InviteByMail friends={friends} />}
          {way === 'contacts' && (
            <div className={styles.drop} data-over={isOver || undefined}>
              <h2>{t('friends.contacts.title')}</h2>
              <p>{t('friends.contacts.text')}</p>
              <Button icon={PEOPLE_ICON} onClick={() => input.current?.click()}>
                {t('friends.contacts.choose')}
              </Button>
              <small>{t('friends.contacts.private')}</small>
            </div>
          )}
          {way === 'code' && <CodeToScan />}
        </div>
      )}
    </section>
  );
});

const CodeToScan = observer(function CodeToScan() {
  const t = useText();
  const { code, link } = useSignUpLink();
  return (
    <div className={styles.scan}>
      <h2>{t('friends.code.title')}</h2>
      {code && <QrCode text={link} label={t('share.code.alt')} />}
      <p>{t('friends.code.text')}</p>
    </div>
  );
});
