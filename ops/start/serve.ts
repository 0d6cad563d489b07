// Builds what has changed of the web app, then serves. The server itself is shells/studio.
import { buildWeb } from '../lib/build-web.ts'
import { publishAll, webFolder } from '../lib/publish-web.ts'

console.log('Building the web app (what has not changed is not built again) …')
await buildWeb()
await publishAll(webFolder)
await import('../../shells/studio/src/main.ts')
