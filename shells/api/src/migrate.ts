// Brings the schema up to this version and ends; for installs that set CALLBOARD_MIGRATE=false.
import { checkout, openInstall, readSettings } from '@callboard/assembly'

try {
  const install = await openInstall({ ...readSettings(process.env, 'api', checkout), migrate: true })
  await install.close()
  console.info('The schema is up to date.')
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
