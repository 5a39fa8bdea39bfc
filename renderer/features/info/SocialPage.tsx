import { InfoPage } from './InfoPage.tsx';

export default function SocialPage() {
  return <InfoPage title="house.social.title" text="house.social.text" />;
}
