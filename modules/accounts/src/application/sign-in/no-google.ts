import { broken } from '@callboard/core'
import type { GoogleIdentity } from '../ports/index.ts'

const notOffered = () =>
  broken('google_not_offered', 'Sign-in with Google is not offered here. Please continue with e-mail.')

/** For installs without settings for Google. */
export const noGoogle: GoogleIdentity = {
  offered: false,
  address: () => Promise.reject(notOffered()),
  exchange: () => Promise.reject(notOffered()),
}
