import type { Endpoint, FileBody, Schema, SignedCall } from '@callboard/core/http-contract'
import { bearerOf } from '../caller/caller.ts'
import type { SchemaChecker } from '../options.ts'
import { whileItComes } from '../requests/body-progress.ts'
import type { Claim } from '../requests/file-room.ts'
import { HttpFault } from '../requests/http-fault.ts'
import { readFileBody, readFormBody, readJsonBody } from '../requests/request-body.ts'
import type { Context } from '../requests/request-context.ts'

export type Input = Readonly<Record<string, unknown>>

export const isFileBody = (body: Schema | FileBody): body is FileBody => 'file' in body && body.file === true

type Part = 'params' | 'query' | 'body'

/** Collects the faults of all parts, so that a form shows them at once. */
class Faults {
  // A map: a field that is named like something every object has must not look marked already.
  readonly #fields = new Map<string, string>()

  add(part: Part, fields: Readonly<Record<string, string>>): void {
    for (const [field, message] of Object.entries(fields))
      if (!this.#fields.has(field || part)) this.#fields.set(field || part, message)
  }

  throwIfAny(): void {
    if (this.#fields.size === 0) return
    throw new HttpFault(422, 'invalid', 'Please check the marked fields.', Object.fromEntries(this.#fields))
  }
}

/**
 * Prepares reading and checking the whole input of an endpoint: body, query and path in one flat object; a path
 * field wins. Parts without a schema are not passed on. A signed call brings the signed data along, as it came, and that of
 * a program its token.
 * Reading claims the memory of a file; a body that stalls is refused.
 */
export function endpointInput(
  endpoint: Endpoint,
  schemas: SchemaChecker,
  publicOrigin: string,
): (ctx: Context, claim: Claim) => Promise<Input> {
  const { params, query, body, form, signature, bearer } = endpoint
  const file = body && isFileBody(body) ? body : null
  const fields = body && !isFileBody(body) ? body : null

  function checked(faults: Faults, part: Part, schema: Schema, value: unknown): Input {
    const result = schemas.check(schema, value, { coerce: part !== 'body' })
    if (result.ok) return result.value as Input
    faults.add(part, result.fields)
    return {}
  }

  async function readFields(ctx: Context, schema: Schema, faults: Faults): Promise<Input> {
    if (!form) return checked(faults, 'body', schema, await readJsonBody(ctx))
    const sent = await readFormBody(ctx)
    const ofForm = checked(faults, 'body', schema, sent)
    if (!signature) return ofForm
    const url = publicOrigin + ctx.path + ctx.search
    return {
      ...ofForm,
      signed: { url, fields: sent, signature: ctx.get(signature.header) } satisfies SignedCall,
    }
  }

  return async (ctx, claim) => {
    const faults = new Faults()
    const ofPath = params ? checked(faults, 'params', params, { ...ctx.params }) : {}
    const ofQuery = query ? checked(faults, 'query', query, { ...ctx.query }) : {}
    const ofProgram = bearer ? { bearer: bearerOf(ctx) ?? '' } : {}
    if (file) {
      faults.throwIfAny()
      const sent = await whileItComes(ctx, () => readFileBody(ctx, file, claim))
      return { file: sent, ...ofQuery, ...ofPath, ...ofProgram }
    }
    const ofBody = fields ? await whileItComes(ctx, () => readFields(ctx, fields, faults)) : {}
    faults.throwIfAny()
    return { ...ofBody, ...ofQuery, ...ofPath, ...ofProgram }
  }
}
