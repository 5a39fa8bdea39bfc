import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { isSlug } from '../../../../shared/domain/club/slug.ts';
import { clubJoinPath, clubPath } from '../../../../shared/routes/club.ts';
import { PATTERNS, readPattern } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { LINK_ICON } from '../../../ui/display/icons.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useRoute } from '../../../ui/route.ts';
import styles from './ClubsPage.module.css';

/**
 * @param text as somebody pastes it: a whole link with words around it, a path, or the address of a club alone
 * @returns the page of this app that it leads to; null where it is no club's
 */
export function clubPathIn(text: string): string | null {
  const typed = text.trim();
  if (isSlug(typed.toLowerCase())) return clubPath(typed.toLowerCase());
  const path = /\/club\/[^\s?#]+/.exec(typed)?.[0] ?? '';
  const join = readPattern(PATTERNS.clubJoin, path);
  if (join) return clubJoinPath(join.slug ?? '', join.token ?? '');
  const slug = readPattern(PATTERNS.club, path)?.slug?.toLowerCase() ?? '';
  return isSlug(slug) ? clubPath(slug) : null;
}

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
