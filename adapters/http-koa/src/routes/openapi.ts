import type { Endpoint, Schema } from '@callboard/core/http-contract'
import { sessionCookieName } from '../caller/session-cookie.ts'
import { isFileBody } from './endpoint-input.ts'
import type { ListedServing } from './endpoint-table.ts'
import { fieldsOf, jsonSchema } from './json-schema.ts'

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const ERROR_SCHEMA = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'request_id'],
      properties: {
        code: { type: 'string', description: 'For programs.' },
        message: { type: 'string', description: 'For people.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What is wrong with each field, by its dotted path.',
        },
        current: { description: 'What the screen needs to go on, e.g. the current record after a conflict.' },
        request_id: { type: 'string' },
      },
    },
  },
}

function parameters(where: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return []
  return fieldsOf(jsonSchema(schema)).map((field) => ({
    name: field.name,
    in: where,
    required: where === 'path' || field.required,
    ...(field.schema.description ? { description: field.schema.description } : {}),
    schema: field.schema,
  }))
}

function signatureHeader({ signature }: Endpoint) {
  if (!signature) return []
  const description = 'Signs the address and the fields of the form.'
  return [{ name: signature.header, in: 'header', required: true, description, schema: { type: 'string' } }]
}

function requestBody({ body, form }: Endpoint) {
  if (!body) return {}
  if (!isFileBody(body)) {
    const required = (jsonSchema(body).required ?? []).length > 0
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    return { requestBody: { required, content: { [type]: { schema: body } } } }
  }
  const schema = { type: 'string', contentMediaType: 'application/octet-stream' }
  return {
    requestBody: {
      required: true,
      description: `The bytes of the file, at most ${body.maxBytes}.`,
      content: {
        ...Object.fromEntries(body.types.map((type) => [type, { schema }])),
        ...(body.orForm
          ? {
              'multipart/form-data': {
                schema: { type: 'object', properties: { file: schema }, required: ['file'] },
              },
            }
          : {}),
      },
    },
  }
}

function security({ access, bearer }: Endpoint) {
  if (bearer) return [{ program: [] }]
  const open = access.includes('anonymous') ? [{}] : []
  return access.some((role) => role !== 'anonymous') ? [...open, { bearer: [] }, { cookie: [] }] : open
}

function done({ redirect, reply, contentType }: Endpoint) {
  if (contentType) {
    const ETag = { required: true, schema: { type: 'string' } }
    const [type = contentType] = contentType.split(';')
    return {
      200: { description: 'Done.', headers: { ETag }, content: { [type]: { schema: { type: 'string' } } } },
      304: { description: 'The caller has it already.' },
    }
  }
  if (!redirect) return { 200: { description: 'Done.', content: { 'application/json': { schema: reply } } } }
  const Location = { required: true, schema: { type: 'string' } }
  return { 302: { description: 'Found at the location.', headers: { Location } } }
}

function operation({ module, serving: { endpoint } }: ListedServing) {
  const unsafe = endpoint.method !== 'GET'
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [module],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...signatureHeader(endpoint),
      ...(unsafe ? [ref('parameters', 'IdempotencyKey')] : []),
    ],
    ...requestBody(endpoint),
    responses: {
      ...done(endpoint),
      default: ref('responses', 'Error'),
    },
    security: security(endpoint),
    'x-access': endpoint.access,
    ...(endpoint.fresh ? { 'x-fresh-sign-in': endpoint.fresh } : {}),
    ...(endpoint.limits ? { 'x-limits': endpoint.limits } : {}),
  }
}

/** The OpenAPI 3.1 description of every endpoint, from the very schemas that check the calls. */
export function openApi(table: readonly ListedServing[], publicUrl: URL): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const listed of table) {
    const { path, method } = listed.serving.endpoint
    paths[path] ??= {}
    paths[path][method.toLowerCase()] = operation(listed)
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Callboard',
      version: '1.3.0',
      description: 'The service a casting office runs its day on.',
    },
    servers: [{ url: new URL('/api', publicUrl).href }],
    tags: [...new Set(table.map(({ module }) => module))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      responses: {
        Error: {
          description: 'Refused or failed.',
          content: { 'application/json': { schema: ref('schemas', 'Error') } },
        },
      },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          description:
            'A random text of your own. A repeat with the same key and input gets the first answer.',
          schema: { type: 'string', minLength: 1, maxLength: 200 },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        program: { type: 'http', scheme: 'bearer', description: 'The secret of a setting, and no sign-in.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(publicUrl.protocol === 'https:'),
          description: 'Set by signing in. Unsafe requests must come from the same origin.',
        },
      },
    },
  }
  // Through JSON once, so that callers get exactly the contents of the file.
  return JSON.parse(JSON.stringify(document))
}
