// Serves HTTP and sockets. Any number of these run behind a balancer, beside any number of workers.
import {
  certificateFaults,
  checkout,
  dispatchJobs,
  hostOf,
  openInstall,
  readPair,
  readSettings,
  runProcess,
  sendSignals,
  serve,
  stopAll,
} from '@callboard/assembly'

await runProcess('The API', async () => {
  const settings = readSettings(process.env, 'api', checkout)
  const install = await openInstall(settings)
  const serving = await serve(install)
  const parts = [
    { stop: () => install.close() },
    await dispatchJobs(install),
    sendSignals(install, serving.signals),
    serving,
  ]
  const { tls, publicUrl } = settings
  const faults = tls ? certificateFaults(readPair(tls).certificate, hostOf(publicUrl), new Date()) : []
  console.info([`Callboard API is ready on port ${serving.port}`, ...faults].join('\n'))
  return { stop: () => stopAll(parts) }
})
