import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { MAX_NOTE_LENGTH } from '../../../shared/domain/limits.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MAIL_ICON } from '../../ui/display/icons.ts';
import { TextArea } from '../../ui/forms/TextField.tsx';
import type { FriendInvitations } from './FriendInvitations.ts';
import styles from './FriendsAndBallsPage.module.css';

/** Friends by their addresses, with a word of one's own. */
export const InviteByMail = observer(function InviteByMail({ friends }: { friends: FriendInvitations }) {
  const t = useText();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void friends.sendTyped();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <h2>{t('friends.invite.title')}</h2>
      <TextArea
        label={t('friends.invite.emails')}
        hint={t('friends.invite.hint')}
        error={friends.wrong.length > 0 ? t('friends.wrong.text', { wrong: friends.wrong.join(', ') }) : null}
        rows={2}
        maxLength={10_000}
        value={friends.emails}
        onChange={friends.writeEmails}
      />
      <TextArea
        label={t('friends.invite.comment')}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={friends.comment}
        onChange={friends.writeComment}
      />
      <Button
        type="submit"
        variant="primary"
        icon={MAIL_ICON}
        busy={friends.sending.isBusy}
        disabled={friends.emails.trim() === ''}
      >
        {t('friends.invite.send')}
      </Button>
    </form>
  );
});
