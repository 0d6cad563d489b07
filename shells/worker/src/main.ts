// Does jobs: messages, media, archives, events between modules. Any number of these run beside the APIs.
import {
  answerProbes,
  checkout,
  dispatchJobs,
  doJobs,
  openInstall,
  readSettings,
  remoteSignals,
  runProcess,
  sendSignals,
  stopAll,
} from '@callboard/assembly'

await runProcess('The worker', async () => {
  const install = await openInstall(readSettings(process.env, 'worker', checkout))
  const signals = await remoteSignals(install)
  const probes = await answerProbes(install)
  const dispatching = await dispatchJobs(install)
  const parts = [
    { stop: () => install.close() },
    signals,
    dispatching,
    sendSignals(install, signals.sender),
    await doJobs(install, dispatching),
    probes,
  ]
  console.info(`Callboard worker is ready, probes on port ${probes.port}`)
  return { stop: () => stopAll(parts) }
})
