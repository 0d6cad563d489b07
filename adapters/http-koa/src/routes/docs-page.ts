import type { Endpoint, Limit, Schema } from '@callboard/core/http-contract'
import { isFileBody } from './endpoint-input.ts'
import type { ListedServing } from './endpoint-table.ts'
import { fieldsOf, type JsonSchema, jsonSchema } from './json-schema.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]!)

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
}

function typeText(schema: JsonSchema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  if (choices) return [...new Set(choices.map(typeText))].join(' or ')
  if (schema.items) return `list of ${typeText(schema.items)}`
  const fields = fieldsOf(schema)
  if (fields.length > 0) {
    return `{ ${fields.map((field) => `${field.name}${field.required ? '' : '?'}: ${typeText(field.schema)}`).join(', ')} }`
  }
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values) return `map of ${typeText(values)}`
  if (!schema.type) return 'anything'
  return schema.format ?? NAMES[schema.type] ?? schema.type
}

function rows(where: string, schema: Schema): string {
  return fieldsOf(jsonSchema(schema))
    .map(
      ({ name, required, schema: field }) =>
        `<tr><td><code>${escaped(name)}</code></td><td>${where}</td><td>${required ? 'required' : 'optional'}</td>` +
        `<td><code>${escaped(typeText(field))}</code> ${escaped(field.description ?? '')}</td></tr>`,
    )
    .join('')
}

function fileRow({ body }: Endpoint): string {
  if (!body || !isFileBody(body)) return ''
  const way = body.orForm ? '; or the file of a form (multipart/form-data)' : ''
  const what = `${body.types.join(', ')}; at most ${body.maxBytes} bytes${way}`
  return `<tr><td>the file itself</td><td>body</td><td>required</td><td>${escaped(what)}</td></tr>`
}

function fieldTable(endpoint: Endpoint): string {
  const { params, query, body } = endpoint
  const all = [
    params ? rows('path', params) : '',
    query ? rows('query', query) : '',
    body && !isFileBody(body) ? rows('body', body) : '',
    fileRow(endpoint),
  ].join('')
  if (!all) return '<p>No fields.</p>'
  return `<table><thead><tr><th>Field</th><th>In</th><th></th><th>Value</th></tr></thead><tbody>${all}</tbody></table>`
}

function limitText({ per, max, seconds, having, of }: Limit): string {
  const counted = typeof per === 'string' ? per : [per.field, ...(per.and ? [per.and] : [])].join(' and ')
  return `${max}${of ? ` ${of}` : ''} in ${seconds} s per ${counted}${having ? `, with ${having}` : ''}`
}

function section(endpoint: Endpoint): string {
  const { name, method, path, summary, access, limits, reply, redirect } = endpoint
  return (
    `<section id="${escaped(name)}"><h3><b>${method}</b> <code>/api${escaped(path)}</code></h3>` +
    `<p>${escaped(summary)}</p><p class="who">Who may: ${escaped(access.join(', ') || 'nobody')}` +
    `${limits?.length ? `. Limits: ${escaped(limits.map(limitText).join('; '))}` : ''}</p>` +
    `${fieldTable(endpoint)}<p>Reply: ${redirect ? 'leads on to another address' : `<code>${escaped(typeText(jsonSchema(reply)))}</code>`}</p></section>`
  )
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 6rem; color: #1b1f24 }
h2 { margin-top: 3rem; text-transform: capitalize } h3 { margin: 0; font-weight: 400 }
section { border: 1px solid #d8dee4; border-radius: 8px; padding: 1rem; margin: 1rem 0; overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9rem } td, th { text-align: left; padding: .25rem .75rem .25rem 0;
vertical-align: top; border-bottom: 1px solid #eef1f4 } code { font-size: .9em; overflow-wrap: anywhere } .who { color: #57606a }
@media (prefers-color-scheme: dark) { body { background: #0f1419; color: #e6edf3 } section { border-color: #30363d }
td, th { border-color: #21262d } a { color: #6cb6ff } .who { color: #9198a1 } }`

/** A page for people, without scripts: every call with the roles that may make it, its fields and its reply. */
export function docsPage(table: readonly ListedServing[]): { readonly html: string; readonly style: string } {
  const modules = Map.groupBy(table, ({ module }) => module)
  const body = [...modules]
    .map(
      ([module, listed]) =>
        `<h2>${escaped(module)}</h2>${listed.map(({ serving }) => section(serving.endpoint)).join('')}`,
    )
    .join('')
  const html =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>Callboard API</title><style>${STYLE}</style></head><body><h1>Callboard API</h1>` +
    '<p>Sign in for a token and send it as <code>Authorization: Bearer</code>. Errors have the form ' +
    '<code>{ error: { code, message, fields?, current?, request_id } }</code>. ' +
    '<a href="/api/openapi.json">OpenAPI 3.1 file</a></p>' +
    `${body}</body></html>`
  return { html, style: STYLE }
}
