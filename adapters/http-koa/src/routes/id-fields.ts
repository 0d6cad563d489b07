import { type Endpoint, idFormat } from '@callboard/core/http-contract'
import { isFileBody } from './endpoint-input.ts'
import { fieldsOf, type JsonSchema, jsonSchema } from './json-schema.ts'

const isId = ({ pattern, anyOf = [] }: JsonSchema): boolean =>
  pattern === idFormat.pattern || anyOf.some(isId)

/** Fields in the form of an id by which a caller proves something. */
const SECRET = /secret|token|key|code/i

/** The fields of an endpoint that hold ids of things, as its schemas say. */
export const idFieldsOf = ({ params, query, body }: Endpoint): ReadonlySet<string> =>
  new Set(
    [params, query, body && isFileBody(body) ? undefined : body]
      .flatMap((part) => (part ? fieldsOf(jsonSchema(part)) : []))
      .filter(({ name, schema }) => isId(schema) && !SECRET.test(name))
      .map(({ name }) => name),
  )
