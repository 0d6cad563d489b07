import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A self-signed certificate and its key, in PEM form, made by openssl. @param names host names and IP addresses */
export async function selfSigned(
  names: readonly string[] = ['localhost', '127.0.0.1'],
  days = 365,
): Promise<{ cert: string; key: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-certificate-'))
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const named = names.map((name) => `${isIP(name) ? 'IP' : 'DNS'}:${name}`).join(',')
  try {
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-keyout', key, '-out', cert, '-days', String(days)],
      ...['-subj', '/CN=Callboard', '-addext', `subjectAltName=${named}`],
    ])
    return { cert: await readFile(cert, 'utf8'), key: await readFile(key, 'utf8') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
