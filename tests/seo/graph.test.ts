import fc from 'fast-check';
import { graphOf, idProblems, scriptText } from '../../lib/seo/graph/graph';
import { anyText } from '../helpers/any-text';

const node = (id: string, more: object = {}) => ({ '@type': 'Thing', '@id': id, ...more });

describe('the nodes of a graph', () => {
  it.each([
    ['nothing, when every id is there once', [node('a', { b: { '@id': 'b' } }), node('b')], []],
    ['an id that two nodes have', [node('a'), node('a')], ['two nodes have the id a']],
    ['an id that leads nowhere', [node('a', { b: { '@id': 'b' } })], ['no node has the id b']],
    ['one deep in a list', [node('a', { list: [{ of: [{ '@id': 'c' }] }] })], ['no node has the id c']],
  ])('idProblems finds %s', (_what, nodes, problems) => {
    expect(idProblems(nodes)).toEqual(problems);
  });

  it('are refused when an id leads nowhere', () => {
    expect(() => graphOf([node('a', { b: { '@id': 'b' } })])).toThrow(
      'structured data: no node has the id b',
    );
    expect(() => graphOf([node('a'), node('a', { b: { '@id': 'b' } })])).toThrow(
      'structured data: two nodes have the id a; no node has the id b',
    );
  });

  it('may hold nothing where nothing is known', () => {
    expect(idProblems([node('a', { b: null, c: undefined })])).toEqual([]);
  });
});

describe('the text of the script', () => {
  it('can neither end the script nor begin a comment', () => {
    const text = scriptText(graphOf([node('a', { name: '</script><!--<script>' })]));
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><!--<script>');
  });

  it('gives back every text that goes in', () => {
    fc.assert(
      fc.property(anyText(), (name) => {
        const text = scriptText(graphOf([node('a', { name })]));
        expect(text).not.toContain('<');
        expect(JSON.parse(text)['@graph'][0].name).toBe(name);
      }),
    );
  });
});
