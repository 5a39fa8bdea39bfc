import { DeploymentPage } from './DeploymentPage.tsx';
import { InfoPage } from './InfoPage.tsx';

const SECTIONS = [
  { title: 'house.privacy.who.title', text: 'house.privacy.who.text' },
  { title: 'house.privacy.what.title', text: 'house.privacy.what.text' },
  { title: 'house.privacy.long.title', text: 'house.privacy.long.text' },
  { title: 'house.privacy.device.title', text: 'house.privacy.device.text' },
] as const;

export default function PrivacyPage() {
  return (
    <DeploymentPage page="privacy" title="house.privacy.title">
      <InfoPage title="house.privacy.title" sections={SECTIONS} />
    </DeploymentPage>
  );
}
