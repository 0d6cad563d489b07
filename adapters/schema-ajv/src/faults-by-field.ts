import type { ErrorObject } from 'ajv/dist/2020.js'
import { messageFor } from './message-for.ts'

/** Enough for any form; a hostile body with a million faults must not become a reply of megabytes. */
const MOST_FIELDS = 50

/** Sorting out unions compares errors with each other, so a hostile body must not bring a hundred thousand of them. */
const MOST_ERRORS = 500

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const named: unknown =
    error.params.missingProperty ?? error.params.additionalProperty ?? error.params.unevaluatedProperty
  if (typeof named === 'string') path.push(named)
  return path.join('.')
}

const isChoice = (error: ErrorObject) => error.keyword === 'anyOf' || error.keyword === 'oneOf'

function branchesOf(choice: ErrorObject): readonly Record<string, unknown>[] {
  return Array.isArray(choice.schema) ? choice.schema : []
}

/** `null` when the alternatives are more than fixed values. */
function valuesOf(choice: ErrorObject): readonly unknown[] | null {
  const branches = branchesOf(choice)
  return branches.length > 0 && branches.every((branch) => 'const' in branch)
    ? branches.map((branch) => branch.const)
    : null
}

function within(error: ErrorObject, choice: ErrorObject): boolean {
  return (
    error !== choice &&
    error.schemaPath.startsWith(`${choice.schemaPath}/`) &&
    (error.instancePath === choice.instancePath || error.instancePath.startsWith(`${choice.instancePath}/`))
  )
}

/**
 * Ajv reports every alternative of a union that did not fit, then the union. A person needs one of the two:
 * for `text or nothing` the fault of the text, for a list of fixed values the list, else the union.
 */
function withoutNoise(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const dropped = new Set<ErrorObject>()
  for (const choice of errors.filter(isChoice)) {
    const inner = errors.filter((error) => within(error, choice))
    const branches = branchesOf(choice)
    const real = branches.filter((branch) => branch.type !== 'null')
    const optional = real.length === 1 && branches.length > 1 && inner.length > 0
    if (optional) {
      const nothing = `${choice.schemaPath}/${branches.findIndex((branch) => branch.type === 'null')}/`
      dropped.add(choice)
      for (const error of inner) if (error.schemaPath.startsWith(nothing)) dropped.add(error)
    } else {
      for (const error of inner) dropped.add(error)
    }
  }
  return errors.filter((error) => !dropped.has(error))
}

/** The first message for each faulty field. */
export function faultsByField(errors: readonly ErrorObject[]): Readonly<Record<string, string>> {
  const fields = new Map<string, string>()
  for (const error of withoutNoise(errors.slice(0, MOST_ERRORS))) {
    if (fields.size >= MOST_FIELDS) break
    const field = fieldOf(error)
    if (!fields.has(field)) fields.set(field, messageFor(error, isChoice(error) ? valuesOf(error) : null))
  }
  return Object.fromEntries(fields)
}
