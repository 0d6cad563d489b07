// Serves HTTP and sockets. Any number of these run behind a balancer, beside any number of workers.
import {
  checkout,
  dispatchJobs,
  openInstall,
  readSettings,
  runProcess,
  sendSignals,
  serve,
  stopAll,
} from '@callboard/assembly'

await runProcess('The API', async () => {
  const install = await openInstall(readSettings(process.env, 'api', checkout))
  const serving = await serve(install)
  const parts = [
    { stop: () => install.close() },
    dispatchJobs(install),
    sendSignals(install, serving.signals),
    serving,
  ]
  console.info(`Callboard API is ready on port ${serving.port}`)
  return { stop: () => stopAll(parts) }
})
