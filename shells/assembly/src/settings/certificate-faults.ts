import type { X509Certificate } from 'node:crypto'
import { covers, namesOf } from './certificate.ts'

const DAY_MS = 86_400_000
/** A certificate that ends sooner is worth a word at each start. */
const SOON_DAYS = 21

const day = (date: Date) => date.toISOString().slice(0, 10)

/** What is wrong with a certificate, for pages of a host name or IP address. */
export function certificateFaults(certificate: X509Certificate, name: string, now: Date): readonly string[] {
  const end = new Date(certificate.validTo)
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
  const faults: string[] = []
  if (!covers(certificate, name))
    faults.push(
      `The certificate does not cover ${name}, only ${namesOf(certificate).join(', ') || 'no name'}: browsers warn there.`,
    )
  if (now < new Date(certificate.validFrom))
    faults.push(`The certificate is not valid before ${day(new Date(certificate.validFrom))}: browsers warn.`)
  if (now >= end) faults.push(`The certificate expired on ${day(end)}: browsers warn.`)
  else if (days < SOON_DAYS)
    faults.push(`The certificate expires in ${days === 1 ? '1 day' : `${days} days`}, on ${day(end)}.`)
  return faults
}
