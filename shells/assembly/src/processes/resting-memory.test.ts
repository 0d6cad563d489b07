import { expect } from 'chai'
import { RestingMemory } from './resting-memory.ts'

const MB = 1024 ** 2

/** A process of 100 MB, 40 of them in use. */
class FakeResources {
  held = 100 * MB
  doing = 0
  memory = () => this.held
  activity = () => this.doing
  collect = () => {
    this.held = 40 * MB
  }
}

describe('the memory of a process at rest', () => {
  let resources: FakeResources
  let memory: RestingMemory

  beforeEach(() => {
    resources = new FakeResources()
    memory = new RestingMemory(resources)
    memory.look()
  })

  it('is given back at the first rest [PER-14]', () => {
    expect(resources.held).to.equal(40 * MB)
  })

  it('is given back after a load, once the process rests [PER-14]', () => {
    resources.held = 300 * MB
    resources.doing = 0.5
    memory.look()
    expect(resources.held).to.equal(300 * MB)
    resources.doing = 0.001
    memory.look()
    expect(resources.held).to.equal(40 * MB)
  })

  it('is left alone when there is little to give back [PER-14]', () => {
    resources.held = 50 * MB
    memory.look()
    expect(resources.held).to.equal(50 * MB)
  })
})
