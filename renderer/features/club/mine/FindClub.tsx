import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { clubPath } from '../../../../shared/routes/club.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LINK_ICON } from '../../../ui/display/icons.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from './ClubsPage.module.css';
import { clubPathIn } from './clubAddress.ts';

/** Goes to a club by its link or address, as somebody was sent it (R-club-find). */
export const FindClub = observer(function FindClub() {
  const t = useText();
  const { config } = useStores();
  const { go } = useRoute();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const path = clubPathIn(text);
    if (path === null) setWrong(true);
    else go(path);
  };
  const example = `${config.value?.webAccessUrl ?? ''}${clubPath('parkside')}`.replace(/^https?:\/\//, '');
  return (
    <form className={styles.find} onSubmit={handleSubmit} noValidate>
      <TextField
        label={t('clubs.find.label')}
        value={text}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isWrong ? t('clubs.find.wrong', { example }) : null}
        onChange={(typed) => {
          setText(typed);
          setWrong(false);
        }}
      />
      <Button type="submit" icon={LINK_ICON}>
        {t('clubs.find.go')}
      </Button>
    </form>
  );
});
