// What is delivered with the product: `npm run supply` looks for secrets in the files, asks for known faults of the
// packages, and writes the list of all packages of an install.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { audit } from './audit.ts'
import { secretsOfRepository } from './secrets.ts'

/** From the root; git ignores it. */
const SBOM = '.callboard/supply/callboard.cdx.json'

async function writeSbom(): Promise<string> {
  const { code, output } = await runTool(
    'sh',
    ['-c', 'npm sbom --omit=dev --sbom-format=cyclonedx --sbom-type=application 2>/dev/null'],
    { cwd: root },
  )
  if (code !== 0) throw new Error(`npm sbom failed: ${output}`)
  const { components } = JSON.parse(output) as { components: unknown[] }
  mkdirSync(join(root, SBOM, '..'), { recursive: true })
  writeFileSync(join(root, SBOM), output)
  return `${SBOM}: ${components.length} packages (CycloneDX)`
}

const secrets = await secretsOfRepository()
const { said, faults } = await audit()
console.log([`secrets in the files: ${secrets.length || 'none'}`, ...secrets, said, ...faults].join('\n'))
console.log(await writeSbom())
process.exitCode = secrets.length + faults.length > 0 ? 1 : 0
