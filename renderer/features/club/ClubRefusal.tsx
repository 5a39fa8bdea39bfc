import { PATHS } from '../../../shared/routes/paths.ts';
import type { ApiFailure } from '../../api/apiFailure.ts';
import { failureText, failureValues } from '../../api/failures.ts';
import { useText } from '../../i18n/useText.ts';
import { ButtonLink } from '../../ui/actions/Link.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';

interface ClubRefusalProps {
  /** The failure of the last try. */
  failure: ApiFailure | null;
  /** The account has no proved address yet, which the page knows before it is tried. */
  isUnproved?: boolean;
}

/** Why there is no room, or the first thing the account has to do, in its place on the page (R-club-limits). */
export function ClubRefusal({ failure, isUnproved = false }: ClubRefusalProps) {
  const t = useText();
  if (isUnproved || failure?.code === 'E.club.unproved') {
    return (
      <Notice tone="warn" action={<ButtonLink to={PATHS.profile}>{t('nav.profile')}</ButtonLink>}>
        {t('error.E.club.unproved')}
      </Notice>
    );
  }
  if (failure?.code !== 'E.limit.club') return null;
  const more = failure.data.level !== undefined && (
    <ButtonLink to={PATHS.upgradeAccount}>{t('alert.limit.upgrade')}</ButtonLink>
  );
  return (
    <Notice tone="warn" live action={more}>
      {t(failureText(failure), failureValues(failure))}
    </Notice>
  );
}
