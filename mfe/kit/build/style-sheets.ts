import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Classes that libraries give to what they draw. */
const OF_LIBRARIES = /^(mantine-|fc(-|$)|ProseMirror)/
/** Sheets whose rules hold for every page, and that of the pages without the app. */
const OF_ALL_PAGES = /\/ui\/theme\/|\/plain-page\.css$/

const filesOf = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The selectors of a sheet, one to a line as the formatter writes them. */
const selectorsOf = (css: string): readonly string[] =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => /[{,]$/.test(line) && !/^\s*@/.test(line) && !/^\s*[\w-]+:(\s|$)/.test(line))

/** @returns the classes that a sheet keeps to itself, and those it names beyond itself */
export function classesOf(css: string): {
  readonly own: ReadonlySet<string>
  readonly beyond: readonly string[]
} {
  const own = new Set<string>()
  const beyond: string[] = []
  for (const selector of selectorsOf(css)) {
    const local = selector.replace(/:global\(([^)]*)\)/g, (_, named: string) => {
      beyond.push(...[...named.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!))
      return ''
    })
    for (const [, name] of local.replace(/"[^"]*"/g, '').matchAll(/\.([A-Za-z][\w-]*)/g)) own.add(name!)
  }
  return { own, beyond }
}

/** The names by which a source uses the classes of the sheets that it imports. `undefined`: by computed names. */
function usesOf(file: string): readonly (readonly [sheet: string, names: readonly string[] | undefined])[] {
  const text = textOf(file)
  const code = text.replace(/^import .*$/gm, '')
  return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name, from]) => {
    const sheet = relative(root, join(root, dirname(file), from!))
    const isComputed = new RegExp(`\\b${name}\\[`).test(code)
    const names = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used]) => used!)
    return [sheet, isComputed ? undefined : names] as const
  })
}

/**
 * What keeps the classes of one screen from staying on it: sheets for the whole page, two sheets of one name (their
 * classes carry it), classes of other sheets, classes that nobody uses and names that no class has.
 */
export function sheetFaults(): readonly string[] {
  const sheets = filesOf('mfe/*.css', 'shells/*.css').filter((file) => !OF_ALL_PAGES.test(file))
  const faults = sheets.flatMap((file) => (file.endsWith('.module.css') ? [] : [`${file}: not a module`]))
  const named = Map.groupBy(sheets, (file) => basename(file))
  for (const [name, files] of named) if (files.length > 1) faults.push(`${name}: ${files.join(', ')}`)
  const used = new Map<string, Set<string> | 'computed'>()
  const classes = new Map(sheets.map((file) => [file, classesOf(textOf(file))]))
  for (const file of filesOf('mfe/*.ts', 'mfe/*.tsx', 'shells/*.tsx'))
    for (const [sheet, names] of usesOf(file)) {
      const known = classes.get(sheet)
      if (!known) faults.push(`${file}: no sheet ${sheet}`)
      for (const name of names ?? [])
        if (!known?.own.has(name)) faults.push(`${file}: no class ${name} in ${sheet}`)
      const before = used.get(sheet) ?? new Set<string>()
      used.set(sheet, !names || before === 'computed' ? 'computed' : new Set([...before, ...names]))
    }
  for (const [sheet, { own, beyond }] of classes) {
    for (const name of beyond)
      if (!OF_LIBRARIES.test(name)) faults.push(`${sheet}: class ${name} of another sheet`)
    const names = used.get(sheet)
    if (names === 'computed' || !sheet.endsWith('.module.css')) continue
    for (const name of own) if (!names?.has(name)) faults.push(`${sheet}: nobody uses ${name}`)
  }
  return faults
}
