import type { OneTimeCodes } from '@callboard/accounts'
import { Secret, TOTP } from 'otpauth'

const ISSUER = 'Callboard'
/** As apps assume them, whatever the address says. */
const KIND = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks of phones are seconds off, and a code is typed for seconds. */
const WINDOWS_BESIDE = 1

const totp = (secret: string, label = '') => new TOTP({ ...KIND, label, secret: Secret.fromBase32(secret) })

export const oneTimeCodes: OneTimeCodes = {
  address: (secret, email) => totp(secret, email).toString(),
  windowOf(secret, code, now) {
    const codes = totp(secret)
    const timestamp = now.getTime()
    const beside = codes.validate({ token: code, timestamp, window: WINDOWS_BESIDE })
    return beside === null ? null : codes.counter({ timestamp }) + beside
  },
}
