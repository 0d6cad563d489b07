import type { ContentSources } from '@callboard/http-koa'
import { SYNC_HELPER_PORT } from '@callboard/review/contract'
import type { FileStore } from '../install/file-store.ts'
import type { Settings } from '../settings/settings.ts'

/** The sync helper on the computer of the person, from the video review and the live room; the policy is that of the whole app. */
const SYNC_HELPER = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${SYNC_HELPER_PORT}`)

const RECAPTCHA_SCRIPTS = ['https://www.google.com', 'https://www.gstatic.com']

/** The other origins that pages of this install work with. */
export function contentSources({ jitsi, recaptcha }: Settings, { origin }: FileStore): ContentSources {
  const storage = origin ? [origin] : []
  const meeting = jitsi ? [`https://${jitsi.domain}`] : []
  return {
    connect: [...storage, ...SYNC_HELPER],
    image: storage,
    media: storage,
    script: [...meeting, ...(recaptcha ? RECAPTCHA_SCRIPTS : [])],
    frame: [...meeting, ...(recaptcha ? RECAPTCHA_SCRIPTS.slice(0, 1) : [])],
    capture: meeting,
  }
}
