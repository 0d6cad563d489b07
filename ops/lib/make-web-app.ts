import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { publishAll, webFolder } from './publish-web.ts'
import { root } from './root.ts'

/** Builds what has changed and puts the whole web app together; another start in this checkout waits for it. */
export const makeWebApp = (): Promise<void> =>
  oneAtATime(
    join(root, '.callboard/web-build.lock'),
    () => console.log('Another start builds the web app. This one goes on after it …'),
    async () => {
      await buildWeb()
      await publishAll(webFolder)
    },
  )
