import { InfoArticle } from './InfoArticle.tsx';

export default function SocialPage() {
  return <InfoArticle title="house.social.title" text="house.social.text" />;
}
