import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { nginxFile } from '../../build/serve/nginx.ts';
import { findNginx } from '../../tools/toolchain/programs.mjs';
import { startProgram } from './processes.ts';

/** A certificate for localhost that nobody but these tests trusts. */
function makeCertificate(folder: string): { certificate: string; key: string } {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  return { certificate, key };
}

/** nginx as Debian would run it, with the site included, everything it writes kept in one folder. */
const mainFile = (folder: string, modulePath: string, site: string): string =>
  [
    `load_module ${modulePath};`,
    // Started as root, nginx would read the site as nobody.
    ...(process.getuid?.() === 0 ? [`user ${userInfo().username};`] : []),
    'worker_processes 1;',
    'daemon off;',
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    'events { worker_connections 256; }',
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    site,
    '}',
    '',
  ].join('\n');

export type Nginx = {
  origin: string;
  plainOrigin: string;
  ca: string;
  caFile: string;
  stop: () => Promise<void>;
};

/** Serves a folder with nginx by the configuration that is deployed, on two ports of this machine. */
export async function startNginx(root: string, ports: { http: number; https: number }): Promise<Nginx> {
  const found = findNginx();
  if (!found) throw new Error('nginx is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'hosts-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const { certificate, key } = makeCertificate(folder);
  const place = {
    serverName: 'localhost',
    root,
    certificate,
    key,
    http: [`127.0.0.1:${ports.http}`],
    https: [`127.0.0.1:${ports.https}`],
    secureHost: `localhost:${ports.https}`,
  };
  const site = nginxFile(place);
  writeFileSync(join(folder, 'nginx.conf'), mainFile(folder, found.brotliModule, site));
  const { stop } = await startProgram(found.program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    port: ports.https,
  });
  return {
    origin: `https://localhost:${ports.https}`,
    plainOrigin: `http://localhost:${ports.http}`,
    ca: readFileSync(certificate, 'utf8'),
    caFile: certificate,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
