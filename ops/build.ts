// Builds the web app into dist/web: `node ops/build.ts`.
import { makeWebApp } from './lib/make-web-app.ts'

await makeWebApp()
