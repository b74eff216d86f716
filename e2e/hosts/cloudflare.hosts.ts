import { startWrangler } from './start-wrangler.ts';
import { describeHost } from './suite.ts';

await describeHost('Cloudflare Pages', startWrangler);
