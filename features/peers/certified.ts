import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { selfSigned } from '../../core/src/testing/certificates.ts'
import { startEmbedded } from './embedded.ts'
import { freePort } from './free-port.ts'
import type { RunningProduct } from './running-product.ts'

export interface CertifiedProduct extends RunningProduct {
  /** HTTP that leads to HTTPS. */
  readonly plainOrigin: string
}

/** The embedded install over HTTPS, on loopback, under a host name that nothing but its certificate knows. */
export async function startCertified(name: string): Promise<CertifiedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-certified-'))
  const [certificate, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const { cert, key } = await selfSigned([name])
  await writeFile(certificate, cert)
  await writeFile(keyFile, key)
  const [port, plainPort] = [await freePort(), await freePort()]
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const product = await startEmbedded({
      PORT: String(port),
      CALLBOARD_HTTP_REDIRECT_PORT: String(plainPort),
      CALLBOARD_PUBLIC_URL: `https://${name}:${port}`,
      CALLBOARD_TLS_CERT: certificate,
      CALLBOARD_TLS_KEY: keyFile,
    })
    const stop = async () => {
      await product.stop()
      await removeFolder()
    }
    return { ...product, plainOrigin: `http://${name}:${plainPort}`, stop }
  } catch (error) {
    await removeFolder()
    throw error
  }
}
