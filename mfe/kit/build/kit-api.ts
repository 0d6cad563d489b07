// Ties the version of the kit to its exports: `node mfe/kit/build/kit-api.ts` fails when the exports or their
// types are not those of `kit-api.txt`; `--write` renews that file, and wants a new version in package.json first.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { kitParts, kitVersion } from './shared.ts'

const kitFolder = fileURLToPath(new URL('..', import.meta.url))
const root = join(kitFolder, '../..')
const summaryFile = join(kitFolder, 'kit-api.txt')

function program(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  return ts.createProgram([...files, join(kitFolder, 'src/assets.d.ts')], options)
}

const WHOLE =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias | ts.TypeFormatFlags.UseFullyQualifiedType

const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(kitFolder)

/** A declaration of ours without comments and bodies; of a library, only that it is handed on. */
function describe(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  if (!declaration) return 'nothing'
  if (!isOurs(declaration)) return 'from a library'
  if (
    ts.isInterfaceDeclaration(declaration) ||
    ts.isTypeAliasDeclaration(declaration) ||
    ts.isClassDeclaration(declaration)
  ) {
    const printer = ts.createPrinter({ removeComments: true })
    const file = declaration.getSourceFile()
    return printer.printNode(ts.EmitHint.Unspecified, declaration, file)
  }
  return checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, WHOLE)
}

/** A line for each export of each part of the kit, in order. */
export function summaryOf(): string {
  const parts = kitParts.map(({ name, file }) => ({ name, file }))
  const built = program(parts.map(({ file }) => file))
  const checker = built.getTypeChecker()
  const lines = parts.flatMap(({ name, file }) => {
    const source = built.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing.`)
    return checker
      .getExportsOfModule(module)
      .map((each) => {
        const symbol = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
        return `${name} ${each.name}: ${describe(checker, symbol).replaceAll(/\s+/g, ' ').replaceAll(root, '.')}`
      })
      .sort()
  })
  return `${lines.join('\n')}\n`
}

const HEAD = /^kit (\S+)\n/

/**
 * @param kept the committed file, or undefined
 * @returns why the summary may not stand as it is, or undefined
 */
export function faultOf(kept: string | undefined, version: string, summary: string): string | undefined {
  const keptVersion = kept && HEAD.exec(kept)?.[1]
  const isSame = kept?.replace(HEAD, '') === summary
  if (isSame && keptVersion === version) return undefined
  if (isSame) return 'The version of the kit has changed, its exports have not: run it with --write.'
  if (keptVersion === version)
    return 'The exports of the kit have changed: raise its version in mfe/kit/package.json (the major part, when a build for the old one would break), then run this with --write.'
  return 'The exports of the kit have changed along with its version: run this with --write.'
}

export const keptSummary = (): string | undefined => ts.sys.readFile(summaryFile)

function main(write: boolean): void {
  const summary = summaryOf()
  const kept = keptSummary()
  const fault = faultOf(kept, kitVersion, summary)
  const isRaised = HEAD.exec(kept ?? '')?.[1] !== kitVersion
  if (fault && write && isRaised) writeFileSync(summaryFile, `kit ${kitVersion}\n${summary}`)
  else if (fault) {
    console.error(fault)
    process.exitCode = 1
  } else console.log(`kit ${kitVersion} exports what kit-api.txt says.`)
}

if (import.meta.main) main(process.argv.includes('--write'))
