import type { ContentSources } from '@callboard/http-koa'
import type { FileStore } from '../install/file-store.ts'
import type { Settings } from '../settings/settings.ts'

const RECAPTCHA_SCRIPTS = ['https://www.google.com', 'https://www.gstatic.com']

/** The other origins that pages of this install work with. */
export function contentSources({ jitsi, recaptcha }: Settings, { origin }: FileStore): ContentSources {
  const storage = origin ? [origin] : []
  const meeting = jitsi ? [`https://${jitsi.domain}`] : []
  return {
    connect: storage,
    image: storage,
    media: storage,
    script: [...meeting, ...(recaptcha ? RECAPTCHA_SCRIPTS : [])],
    frame: [...meeting, ...(recaptcha ? RECAPTCHA_SCRIPTS.slice(0, 1) : [])],
    capture: meeting,
  }
}
