import { expect } from 'chai'
import { lobbyApi } from './api.ts'

const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

describe('the lobby api', () => {
  it('has no path that an earlier one takes away', () => {
    for (const { endpoint } of lobbyApi) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, 'some-$1')
      const first = lobbyApi.find(
        (other) => other.endpoint.method === endpoint.method && fits(other.endpoint.path, path),
      )
      expect(first?.endpoint.name).to.equal(endpoint.name)
    }
  })
})
