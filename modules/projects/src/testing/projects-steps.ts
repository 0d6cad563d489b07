import { eachTest, promisedAs, type StoreHarness, type TestScope, testsOf } from '@callboard/core/testing'
import type { ProjectsStore } from '../application/ports/index.ts'
import { createProject, createSession } from '../contract/index.ts'
import { projectsWorld } from './projects-world.ts'

export type MakeStore = () => Promise<StoreHarness<ProjectsStore>>

export const date = (day: string, managers?: string[]) => ({
  date: day,
  start_time: '10:00',
  location_type: 'Virtual' as const,
  managers,
})

/** The world of a suite and what its tests do in it; call it inside `describe`. */
export function projectsSteps(make: MakeStore, scope: TestScope) {
  const harness = eachTest(async () => {
    const { store, stop } = await make()
    return { world: projectsWorld(store), stop }
  })
  const world = () => harness().world
  return {
    ...testsOf(scope),
    world,
    project: (changes: { name?: string; uri?: string; project_roles?: string[] } = {}, who = 'director') =>
      world().call(createProject, world().as(who), { name: 'Big Film', ...changes }),
    session: (studio: string, managers?: string[]) =>
      world().call(createSession, world().as('director'), {
        name: 'First calls',
        studio,
        dates: [date('2026-03-04', managers)],
      }),
    events: (type: string) => promisedAs(world().promised, type),
  }
}
