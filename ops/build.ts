// Builds the web app into dist/web: `node ops/build.ts`.
import { buildWeb } from './lib/build-web.ts'
import { publishAll, webFolder } from './lib/publish-web.ts'

await buildWeb()
await publishAll(webFolder)
