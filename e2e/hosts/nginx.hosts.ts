import { describe, it } from 'node:test';
import { findNginx } from '../../tools/toolchain/programs.mjs';
import { PORTS } from './ports.ts';
import { startNginx } from './start-nginx.ts';
import { describeHost } from './suite.ts';

if (findNginx()) await describeHost('nginx', (root) => startNginx(root, PORTS.nginx));
else
  describe('nginx', () => it('answers as expected', { skip: 'nginx with brotli_static is not installed' }));
