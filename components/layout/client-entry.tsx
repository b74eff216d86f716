import { readGenerated } from '@/lib/generated';

/** The site's one script: progressive enhancement and the island loader. */
export function ClientEntry() {
  const { entry } = readGenerated<{ entry: string }>('client.json');
  return <script type="module" src={entry} />;
}
