import { DeploymentArticle } from './DeploymentArticle.tsx';
import { InfoArticle } from './InfoArticle.tsx';

const SECTIONS = [
  { title: 'house.privacy.who.title', text: 'house.privacy.who.text' },
  { title: 'house.privacy.what.title', text: 'house.privacy.what.text' },
  { title: 'levels.seen.title', text: 'levels.seen.text' },
  { title: 'house.privacy.long.title', text: 'house.privacy.long.text' },
  { title: 'house.privacy.device.title', text: 'house.privacy.device.text' },
] as const;

export default function PrivacyPage() {
  return (
    <DeploymentArticle page="privacy" title="house.privacy.title">
      <InfoArticle title="house.privacy.title" sections={SECTIONS} />
    </DeploymentArticle>
  );
}
