import { InfoArticle } from './InfoArticle.tsx';

export default function AppsPage() {
  return <InfoArticle title="house.apps.title" text="house.apps.text" />;
}
