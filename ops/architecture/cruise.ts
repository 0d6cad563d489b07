import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { allowed, circles } from './rules.ts'

export const SOURCES = ['core', 'modules', 'adapters', 'shells', 'mfe', 'features', 'ops']

export interface ForbiddenImport {
  readonly from: string
  readonly to: string
}

/**
 * Finds the imports that no rule allows, and those that close a circle.
 * @param baseFolder a checkout, or a fixture of the same layout
 */
export async function forbiddenImports(
  baseFolder: string,
  sources: readonly string[],
): Promise<{ forbidden: ForbiddenImport[]; filesRead: number }> {
  const ruleSet = { allowed, allowedSeverity: 'error', forbidden: circles } as IFlattenedRuleSet
  const { output } = await cruise([...sources], {
    baseDir: baseFolder,
    ruleSet,
    validate: true,
    // Type imports count as imports: a wall is a wall for types too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', '^ops/architecture/fixtures/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  })
  const { summary } = output as ICruiseResult
  return {
    forbidden: summary.violations.map(({ from, to }) => ({ from, to })),
    filesRead: summary.totalCruised,
  }
}
