import { DomainError } from '@callboard/core'
import Handlebars from 'handlebars'

export type Values = Readonly<Record<string, string>>

interface Form {
  /** how a value is put in */
  readonly write: (value: string) => string
  /** Every line stays where it is, so that errors found later can be told by line. */
  readonly keepsLines: boolean
}

export const PLAIN: Form = { write: (value) => value, keepsLines: false }
export const HTML: Form = {
  write: (value) => Handlebars.escapeExpression(value).replace(/\r\n?|\n/g, '&#10;'),
  keepsLines: true,
}

/** Helpers that a template may use. All others of Handlebars are switched off. */
const KNOWN_HELPERS: Record<string, boolean> = {
  if: true,
  unless: true,
  helperMissing: false,
  blockHelperMissing: false,
  each: false,
  with: false,
  log: false,
  lookup: false,
}
const isHelper = (name: string) => Object.hasOwn(KNOWN_HELPERS, name) && KNOWN_HELPERS[name]

const engine = Handlebars.create()
for (const name of Object.keys(engine.helpers)) {
  if (!isHelper(name)) engine.unregisterHelper(name)
}

/**
 * Finds the placeholders of a template, and turns `{{{X}}}` and `{{&X}}` into `{{X}}`: a template cannot switch
 * escaping off.
 */
class Placeholders extends Handlebars.Visitor {
  readonly names = new Set<string>()

  override PathExpression(path: hbs.AST.PathExpression): void {
    if (!isHelper(path.original)) this.names.add(path.original)
  }

  override MustacheStatement(mustache: hbs.AST.MustacheStatement): void {
    mustache.escaped = true
    super.MustacheStatement(mustache)
  }
}

export function badTemplate(line: number | null, reason: string): DomainError {
  const message = line === null ? reason : `Line ${line}: ${reason}`
  return new DomainError('rule', 'bad_template', message, { current: { line } })
}

function parse(template: string): hbs.AST.Program {
  try {
    return engine.parseWithoutProcessing(template)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    const line = /on line (\d+)/.exec(words) ?? / - (\d+):\d+$/.exec(words.split('\n')[0]!)
    const reason = /Expecting/.test(words)
      ? 'The braces of a placeholder or block do not match.'
      : words.split('\n')[0]!.replace(/ - \d+:\d+$/, '.')
    throw badTemplate(line ? Number(line[1]) : null, reason)
  }
}

/**
 * @param form the form of the result
 * @throws DomainError rule `unknown_placeholder`, rule `bad_template`
 */
export function fillIn(template: string, values: Values, form: Form): string {
  const program = parse(template)
  const placeholders = new Placeholders()
  placeholders.accept(program)
  const unknown = [...placeholders.names].filter((name) => !Object.hasOwn(values, name))
  if (unknown.length > 0) {
    const names = unknown.map((name) => `{{${name}}}`).join(', ')
    throw new DomainError('rule', 'unknown_placeholder', `There is nothing to put in for ${names}.`, {
      current: { placeholders: unknown },
    })
  }
  const escaped = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      // An empty safe string would count as true in a condition.
      value === '' ? '' : new Handlebars.SafeString(form.write(value)),
    ]),
  )
  try {
    return engine.compile(program, {
      knownHelpersOnly: true,
      knownHelpers: KNOWN_HELPERS,
      ignoreStandalone: form.keepsLines,
    })(escaped)
  } catch (error) {
    throw badTemplate(null, error instanceof Error ? error.message : String(error))
  }
}
