import { CLOCK, IDS } from '@callboard/core'
import { expect } from 'chai'
import { Container } from 'inversify'
import {
  PROJECTS_OWN_TEXTS,
  PROJECTS_STORE,
  PROJECTS_USER_DIRECTORY,
  projectsModule,
  projectsParts,
  SessionAccess,
  SessionDirectory,
} from './index.ts'

describe('projects module', () => {
  it('makes what answers each of its calls, and the queries of other modules', async () => {
    const container = new Container()
    for (const token of [CLOCK, IDS, PROJECTS_OWN_TEXTS, PROJECTS_STORE, PROJECTS_USER_DIRECTORY])
      container.bind(token).toConstantValue({})
    await container.load(projectsModule)
    const classes = [...projectsParts.api.map(({ useCase }) => useCase), SessionAccess, SessionDirectory]
    for (const made of classes) expect(container.get<object>(made)).to.be.instanceOf(made)
  })
})
