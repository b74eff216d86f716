import { startServer } from '../../build/serve.ts';
import { PORTS } from './ports.ts';
import { RULES } from './site-copy.ts';
import { describeHost } from './suite.ts';

await describeHost('the local server', async (root) => {
  const { url, close } = await startServer({ root, port: PORTS.ours, special: RULES });
  return { origin: url, stop: close };
});
