import { webmailOf } from '../../../shared/domain/people/webmail.ts';
import { useText } from '../../i18n/useText.ts';
import { buttonClass } from '../../ui/actions/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { EXTERNAL_ICON } from '../../ui/display/icons.ts';

/** Leads to where the mail of an address is read; nothing where that is not known. */
export function OpenMail({ address }: { address: string }) {
  const t = useText();
  const url = webmailOf(address);
  if (url === null) return null;
  return (
    <a className={buttonClass('action', true, true)} href={url} target="_blank" rel="noreferrer noopener">
      <Icon path={EXTERNAL_ICON} />
      {t('checkEmail.open')}
    </a>
  );
}
