import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import { Program } from './program.ts'
import { root } from './root.ts'

const TEMPLATE = join(root, 'ops/deploy/nginx/callboard.conf.template')

export interface Balancer {
  readonly origin: string
  stop(): Promise<void>
}

/** As root, nginx would run its workers as a user without write access to the folder. */
const ownUser = process.getuid?.() === 0 ? 'user root;' : ''

/** The deployed configuration inside the defaults of the nginx image. */
async function configuration(folder: string, port: number, apiPorts: readonly number[]): Promise<string> {
  const values: Readonly<Record<string, string>> = {
    CALLBOARD_API_SERVERS: apiPorts.map((api) => `server 127.0.0.1:${api} max_fails=0;`).join('\n    '),
    CALLBOARD_LISTEN: `127.0.0.1:${port}`,
    CALLBOARD_SCHEME: '$scheme',
  }
  const template = await readFile(TEMPLATE, 'utf8')
  const server = template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  return `daemon off;
${ownUser}
worker_processes 1;
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 8192; }
http {
access_log off;
default_type application/octet-stream;
${temporary}
${server}
}
`
}

/** nginx as it is deployed, in front of APIs on loopback ports. @param folder for its files */
export async function startNginx(folder: string, apiPorts: readonly number[]): Promise<Balancer> {
  await mkdir(folder, { recursive: true })
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, await configuration(folder, port, apiPorts))
  const program = new Program({ command: 'nginx', args: ['-p', folder, '-c', file, '-e', 'stderr'], port })
  await program.start()
  return { origin: `http://127.0.0.1:${port}`, stop: () => program.stop('SIGQUIT') }
}
