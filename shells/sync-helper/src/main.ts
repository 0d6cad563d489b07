import { startHelperServer } from './helper-server.ts'
import { openRoot } from './session-folder.ts'
import { pairedOrigins, readCommand } from './settings.ts'
import { Syncs } from './syncs.ts'

const fault = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
    ? 'Another program listens there already. Is the sync helper running?'
    : (error as Error).message

try {
  const settings = readCommand(process.argv.slice(2))
  const root = await openRoot(settings.folder)
  const origins = await pairedOrigins(root, settings.origins)
  const syncs = new Syncs(root, settings.every)
  const server = await startHelperServer({ port: settings.port, origins, root, syncs })
  await syncs.resume()
  console.log(`Takes go to ${root}\nWaiting on port ${settings.port} for ${origins.join(', ')}`)
  const end = async () => {
    server.close()
    server.closeAllConnections()
    await syncs.halt()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
} catch (error) {
  console.error(fault(error))
  process.exitCode = 1
}
