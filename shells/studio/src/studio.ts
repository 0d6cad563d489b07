import {
  dispatchJobs,
  doJobs,
  type Install,
  openInstall,
  type Serving,
  type Settings,
  sendSignals,
  serve,
  stopAll,
} from '@callboard/assembly'

export interface Studio
  extends Pick<Install, 'container' | 'hasEncoder' | 'readsHeic' | 'verifyAudit'>,
    Pick<Serving, 'port' | 'openapi'> {
  /** Lets running requests and jobs end, then closes everything. */
  stop(): Promise<void>
}

/** The whole product in one process: HTTP, sockets, jobs, database and files. */
export async function startStudio(settings: Settings): Promise<Studio> {
  const install = await openInstall(settings)
  const serving = await serve(install)
  const dispatching = await dispatchJobs(install)
  const parts = [
    { stop: () => install.close() },
    dispatching,
    sendSignals(install, serving.signals),
    await doJobs(install, dispatching),
    serving,
  ]
  const { container, hasEncoder, readsHeic, verifyAudit } = install
  const { port, openapi } = serving
  return { container, hasEncoder, readsHeic, verifyAudit, port, openapi, stop: () => stopAll(parts) }
}
