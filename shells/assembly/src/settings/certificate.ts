import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { createSecureContext } from 'node:tls'
import { isLoopback } from './own-addresses.ts'

/** Where the certificate, with those between it and its authority, and its private key stand; both in PEM form. */
export interface CertificateFiles {
  readonly certificate: string
  readonly key: string
}

/** A certificate and the key that belongs to it, as TLS takes them. */
export interface CertificatePair {
  readonly cert: string
  readonly key: string
  /** The first of the file, which names this server. */
  readonly certificate: X509Certificate
}

function readText(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`${setting} cannot be read: ${(error as Error).message}.`)
  }
}

function parsed<T>(text: string, parse: (text: string) => T, fault: string): T {
  try {
    return parse(text)
  } catch {
    throw new Error(fault)
  }
}

/** @throws Error that names the setting whose file cannot be read */
export const readPairTexts = (files: CertificateFiles): Pick<CertificatePair, 'cert' | 'key'> => ({
  cert: readText('CALLBOARD_TLS_CERT', files.certificate),
  key: readText('CALLBOARD_TLS_KEY', files.key),
})

/** @throws Error that names the setting whose file is missing, unreadable or does not fit the other */
export function readPair(files: CertificateFiles): CertificatePair {
  const { cert, key } = readPairTexts(files)
  const certificate = parsed(
    cert,
    (text) => new X509Certificate(text),
    `CALLBOARD_TLS_CERT is no certificate in PEM form: ${files.certificate}.`,
  )
  const privateKey = parsed<KeyObject>(
    key,
    (text) => createPrivateKey(text),
    `CALLBOARD_TLS_KEY is no private key in PEM form without a passphrase: ${files.key}.`,
  )
  if (!certificate.checkPrivateKey(privateKey))
    throw new Error('CALLBOARD_TLS_KEY does not belong to the certificate in CALLBOARD_TLS_CERT.')
  try {
    createSecureContext({ cert, key })
  } catch (error) {
    throw new Error(`CALLBOARD_TLS_CERT cannot be used: ${(error as Error).message}.`)
  }
  return { cert, key, certificate }
}

/** @param name a host name or an IP address, as an address has it */
export const covers = (certificate: X509Certificate, name: string): boolean =>
  (isIP(name) ? certificate.checkIP(name) : certificate.checkHost(name)) !== undefined

/** The host names and IP addresses that a certificate stands for. */
export const namesOf = ({ subjectAltName = '' }: X509Certificate): readonly string[] =>
  [...subjectAltName.matchAll(/(?:DNS|IP Address):([^,\s]+)/g)].map(([, name = '']) => name)

/**
 * The name by which other devices open a server of this certificate: an address of the machine that it covers, else its
 * own host name, else any address of the machine.
 */
export const networkName = (certificate: X509Certificate, addresses: readonly string[]): string =>
  addresses.find((address) => covers(certificate, address)) ??
  namesOf(certificate).find((name) => !isIP(name) && !isLoopback(name) && !name.includes('*')) ??
  addresses[0] ??
  'localhost'
