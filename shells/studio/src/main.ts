// The whole product in one process, with nothing else installed. `npm start` runs this after install and build.
import {
  checkout,
  networkAddresses,
  readPair,
  readSettings,
  runProcess,
  unsentWords,
} from '@callboard/assembly'
import { terminalQr } from '@callboard/qr-qrcode'
import { openDemo } from './demo/open-demo.ts'
import { phoneWords } from './start/phone-words.ts'
import { startStudio } from './studio.ts'

await runProcess('Callboard', async () => {
  const settings = readSettings(process.env, 'studio', checkout)
  const studio = await startStudio(settings)
  const demo = await openDemo(settings, studio.container)
  const phones = phoneWords({
    settings,
    port: studio.port,
    addresses: networkAddresses(),
    certificate: settings.tls && readPair(settings.tls).certificate,
    now: new Date(),
  })
  // A file or a log would keep its colours as letters.
  const code = phones.address && process.stdout.isTTY ? await terminalQr(phones.address) : null
  const unsent = unsentWords(settings)
  const lines = [
    `Callboard is ready at ${settings.publicUrl}`,
    ...phones.lines,
    ...(code ? [code] : []),
    ...demo.lines,
    ...(unsent.length > 0 ? ['', ...unsent] : []),
    ...(studio.hasEncoder
      ? []
      : ['', 'ffmpeg is not installed: browser recordings become MP4, other files wait until it is.']),
    ...(studio.readsHeic
      ? []
      : ['', 'heif-convert is not installed: HEIC photos are refused unless the browser can convert them.']),
  ]
  console.info(lines.join('\n'))
  return {
    async stop() {
      await demo.stop()
      await studio.stop()
    },
  }
})
