import { withGlossary } from '@/build/export/search-index/glossary';
import type { GlossaryTerm } from '@/lib/glossary/terms';

const term = (id: string, locale: 'ja' | 'en', name: string, also: string[] = []): GlossaryTerm => ({
  id,
  locale,
  data: { term: name, also, group: 'robot', definition: 'What it means.' },
});
const settings = { synonyms: [['ロボットアーム', 'Robot Arm', 'arm']], popular: ['/about'] };

it('adds the words of a term in both languages as a group', () => {
  const terms = [term('well', 'ja', 'ウェル'), term('well', 'en', 'Well', ['Cavity'])];
  expect(withGlossary(settings, terms)).toEqual({
    popular: ['/about'],
    synonyms: [...settings.synonyms, ['cavity', 'well', 'ウェル']],
  });
});

it('does not repeat what the settings say, however it is written', () => {
  const terms = [term('arm', 'ja', 'ロボットアーム'), term('arm', 'en', 'robot arm', ['ARM'])];
  expect(withGlossary(settings, terms)).toEqual(settings);
});

it('keeps a group that says more', () => {
  const terms = [term('arm', 'ja', 'ロボットアーム'), term('arm', 'en', 'manipulator')];
  expect(withGlossary(settings, terms).synonyms).toHaveLength(2);
});
