import { HousePage } from './HousePage.tsx';

export default function SocialPage() {
  return <HousePage title="house.social.title" text="house.social.text" />;
}
