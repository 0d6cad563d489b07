import type { Endpoint, Schema } from '@callboard/core/http-contract'
import { ajvSchemas } from '@callboard/schema-ajv'
import { expect } from 'chai'
import { allModules } from './all-modules.ts'

const endpoints: readonly Endpoint[] = allModules.flatMap(({ api }) => api.map(({ endpoint }) => endpoint))

describe('the schemas of all calls', () => {
  const schemas = ajvSchemas()
  const check = (schema: Schema, coerce: boolean) => () => schemas.check(schema, {}, { coerce })

  it('are valid', () => {
    for (const { name, params, query, body, reply } of endpoints) {
      for (const schema of [params, query]) if (schema) expect(check(schema, true), name).not.to.throw()
      if (body && !('file' in body)) expect(check(body, false), name).not.to.throw()
      expect(check(reply, false), name).not.to.throw()
    }
  })
})
