import { observer } from 'mobx-react-lite';
import { inLine } from '../../../../shared/locales/intl.ts';
import { LANGUAGE_NAMES } from '../../../../shared/locales/languages.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/useText.ts';
import { deviceZone } from '../../../i18n/useViewerZone.ts';
import { useStores } from '../../../stores/StoreContext.ts';
import { FormatFields } from '../edit/FormatFields.tsx';
import { FoldForm } from './FoldForm.tsx';
import { Group, ProfileFold } from './ProfileFold.tsx';
import type { ProfileForms } from './useProfileForms.ts';

/** How this person reads dates and times, as examples of now, and changing it (R-preferences). */
export const LanguageGroup = observer(function LanguageGroup({ forms }: { forms: ProfileForms }) {
  const t = useText();
  const root = useStores();
  const { folds, formats, saved } = forms;
  const { formats: shown, config, preferences } = root;
  const zone = deviceZone();
  const now = config.now();
  const value = [LANGUAGE_NAMES[shown.language], formatDate(now, zone, shown), formatTime(now, zone, shown)];
  const { status } = preferences.preferences;
  // Before the saved values are known, the form would offer to save the defaults over them.
  const isKnown = status === 'ready' || status === 'failed';
  const save = async () => {
    if (formats.typed) await root.savePreferences(formats.value);
    formats.clear();
    return true;
  };
  const cancel = () => {
    formats.clear();
    folds.close('formats');
  };
  return (
    <Group title={t('profile.formats')}>
      <ProfileFold folds={folds} name="formats" label={t('profile.formats.shown')} value={inLine(value, ' · ')}>
        {isKnown && (
          <FoldForm onSave={save} onSaved={() => saved('formats')} onCancel={cancel}>
            <FormatFields
              chosen={{ ...shown, ...formats.value }}
              onChange={(part) => formats.set({ ...formats.value, ...part })}
            />
          </FoldForm>
        )}
      </ProfileFold>
    </Group>
  );
});
