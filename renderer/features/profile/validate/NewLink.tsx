import { PATHS } from '../../../../shared/routes/paths.ts';
import { useText } from '../../../i18n/useText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/Link.tsx';
import { MAIL_ICON } from '../../../ui/display/icons.ts';
import type { Proof } from './useProof.ts';

/** The way on from a link that is over: another one by mail; from one that was never whole, to where one is asked for. */
export function NewLink({ proof }: { proof: Proof }) {
  const t = useText();
  if (!proof.isRenewable) return <ToProfile />;
  return (
    <>
      <Button
        variant="action"
        icon={MAIL_ICON}
        busy={proof.state === 'busy'}
        onClick={() => void proof.renew()}
        wide
        big
      >
        {t('validate.again')}
      </Button>
      <ToProfile variant="secondary" />
    </>
  );
}

/** The way to the profile, to ask for a new link. */
export function ToProfile({ variant = 'action' }: { variant?: 'action' | 'secondary' }) {
  const t = useText();
  return (
    <ButtonLink to={PATHS.profile} variant={variant} wide>
      {t('unsub.toProfile')}
    </ButtonLink>
  );
}
