import fc from 'fast-check';
import { playerAddress } from '@/client/enhance/video-address';
import { embedAddress, PLAYER_HOSTS } from '@/lib/video';

it.each([
  ['https://www.youtube-nocookie.com/embed/a1', 'https://www.youtube-nocookie.com/embed/a1?autoplay=1'],
  [
    'https://www.youtube-nocookie.com/embed/a1?rel=0',
    'https://www.youtube-nocookie.com/embed/a1?rel=0&autoplay=1',
  ],
  [
    'https://www.youtube-nocookie.com/embed/a1?autoplay=0',
    'https://www.youtube-nocookie.com/embed/a1?autoplay=1',
  ],
])('%s plays at once', (source, expected) => expect(playerAddress(source)).toBe(expected));

it('plays what the pages embed', () =>
  expect(playerAddress(embedAddress('a1-_b', 'ja'))).toBe(
    'https://www.youtube-nocookie.com/embed/a1-_b?rel=0&hl=ja&autoplay=1',
  ));

it.each([
  ['plain http', 'http://www.youtube-nocookie.com/embed/a1'],
  ['a service that the policy does not name', 'https://player.vimeo.com/video/1'],
  ['another host', 'https://evil.example/embed/a1'],
  ['a host that begins like ours', 'https://www.youtube-nocookie.com.evil.example/embed/a1'],
  ['a host that ends like ours', 'https://evilwww.youtube-nocookie.com/embed/a1'],
  ['another host behind our name', 'https://www.youtube-nocookie.com@evil.example/embed/a1'],
  ['another port', 'https://www.youtube-nocookie.com:8443/embed/a1'],
  ['a script address', 'javascript:alert(1)//https://www.youtube-nocookie.com'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['no scheme', '//www.youtube-nocookie.com/embed/a1'],
  ['a path', '/embed/a1'],
  ['garbage', 'https://'],
  ['nothing', ''],
])('%s is no player', (_what, source) => expect(playerAddress(source)).toBeNull());

it('whatever comes in, an https address of a known host or nothing goes out', () =>
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.webUrl({ authoritySettings: { withPort: true } })),
      (source) => {
        const address = playerAddress(source);
        if (address === null) return;
        const { protocol, host } = new URL(address);
        expect(protocol).toBe('https:');
        expect(PLAYER_HOSTS).toContain(host);
      },
    ),
  ));
