// Asks the registry which packages of an install have known faults: `node ops/supply/audit.ts`.
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'

interface Report {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly range: string; readonly fixAvailable: unknown }>
  >
  readonly metadata?: { readonly vulnerabilities: Readonly<Record<string, number>> }
  readonly message?: string
  readonly error?: { readonly summary: string }
}

/** What the registry said. */
interface Judgement {
  readonly isAnswered: boolean
  /** One line. */
  readonly said: string
  /** A line for each package with a high or critical fault. */
  readonly faults: readonly string[]
}

/** @param report what `npm audit --json` printed */
export function judge(report: string): Judgement {
  const { vulnerabilities = {}, metadata, message, error } = JSON.parse(report || '{}') as Report
  if (!metadata) {
    const why = message ?? (error?.summary || 'no reason given')
    return {
      isAnswered: false,
      said: `NOT AUDITED: the registry gave no answer about faults (${why})`,
      faults: [],
    }
  }
  const faults = Object.entries(vulnerabilities)
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity, range, fixAvailable }]) =>
      [`${name} ${range}: ${severity}`, fixAvailable ? 'npm audit fix mends it' : 'no version mends it'].join(
        ', ',
      ),
    )
  const all = Object.entries(metadata.vulnerabilities)
    .filter(([kind, count]) => kind !== 'total' && count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
  return { isAnswered: true, said: `known faults of packages: ${all.join(', ') || 'none'}`, faults }
}

export async function audit(env = process.env): Promise<Judgement> {
  // Standard error has the warnings of npm, which are no JSON.
  const { output } = await runTool('sh', ['-c', 'npm audit --omit=dev --json 2>/dev/null'], {
    cwd: root,
    env,
  })
  return judge(output)
}

if (import.meta.main) {
  const { said, faults } = await audit()
  console.log([said, ...faults].join('\n'))
  process.exitCode = faults.length > 0 ? 1 : 0
}
