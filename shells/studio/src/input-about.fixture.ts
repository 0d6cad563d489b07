import type { Endpoint, Subject } from '@callboard/core/http-contract'
import type { Addresses } from './owned-things.fixture.ts'
import { sampleInput } from './sample-input.fixture.ts'

/** An input that passes the endpoint's schemas and names these things. */
export function inputAbout(
  endpoint: Endpoint & { readonly subject: Subject },
  addresses: Addresses,
): Record<string, unknown> {
  const { kind, fields } = endpoint.subject
  const address = addresses[kind]
  if (!address) throw new Error(`There is nothing of the kind ${kind} to ask for.`)
  const named = Object.entries(fields).map(([part, field]) => [field, address[part]])
  return { ...sampleInput(endpoint), ...Object.fromEntries(named) }
}
