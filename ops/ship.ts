// Ships one micro-frontend, or the shell, into a web folder: `node ops/ship.ts lobby --to /srv/callboard/web`.
// `--built FOLDER` names another build than the checkout's own `dist`.
import { parseArgs } from 'node:util'
import {
  DoesNotFit,
  microFrontends,
  publishMicroFrontend,
  publishShell,
  webFolder,
} from './lib/publish-web.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string', default: webFolder }, built: { type: 'string' } },
})
const names = [...(await microFrontends()), 'shell']
const [name] = positionals
if (!name || !names.includes(name)) {
  console.error(
    `Say which part to ship: ${names.join(', ')}. Build it first: npm run build -w @callboard/mfe-lobby`,
  )
  process.exit(2)
}
try {
  if (name === 'shell') await publishShell(values.to, values.built)
  else await publishMicroFrontend(name, values.to, values.built)
} catch (fault) {
  if (!(fault instanceof DoesNotFit)) throw fault
  console.error(`Not shipped. ${fault.message}`)
  process.exit(1)
}
console.log(`${name} is live in ${values.to}`)
