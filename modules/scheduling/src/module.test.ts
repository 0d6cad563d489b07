import { CLOCK, IDS, PUBLIC_URL } from '@callboard/core'
import { expect } from 'chai'
import { Container } from 'inversify'
import {
  AppointmentQueries,
  SCHEDULING_SESSION_ACCESS,
  SCHEDULING_SESSION_DIRECTORY,
  SCHEDULING_STORE,
  SCHEDULING_USER_DIRECTORY,
  schedulingModule,
  schedulingParts,
} from './index.ts'

const NEEDED = [
  CLOCK,
  IDS,
  PUBLIC_URL,
  SCHEDULING_SESSION_ACCESS,
  SCHEDULING_SESSION_DIRECTORY,
  SCHEDULING_STORE,
  SCHEDULING_USER_DIRECTORY,
]

describe('scheduling module', () => {
  it('makes what answers each of its calls, jobs, events and rooms', async () => {
    const container = new Container()
    for (const token of NEEDED) container.bind(token).toConstantValue({})
    await container.load(schedulingModule)
    const { api, jobs, subscriptions, rooms } = schedulingParts
    const classes = [
      ...api.map(({ useCase }) => useCase),
      ...[...jobs, ...subscriptions].map(({ handler }) => handler),
      ...rooms.map(({ guard }) => guard),
      AppointmentQueries,
    ]
    for (const made of classes) expect(container.get<object>(made)).to.be.instanceOf(made)
  })
})
