import { HousePage } from './InfoPage.tsx';

export default function SocialPage() {
  return <HousePage title="house.social.title" text="house.social.text" />;
}
