import { startServer } from '../../build/serve.ts';
import { PORTS } from './ports.ts';
import { describeHost } from './suite.ts';

await describeHost('the local server', async (root) => {
  const { url, close } = await startServer({ root, port: PORTS.ours });
  return { origin: url, stop: close };
});
