import { accountsModule, accountsParts } from '@callboard/accounts'
import { adminModule, adminParts } from '@callboard/admin'
import type { ModuleParts } from '@callboard/core'
import { freelancersModule, freelancersParts } from '@callboard/freelancers'
import { lobbyModule, lobbyParts } from '@callboard/lobby'
import { postingModule, postingParts } from '@callboard/posting'
import { projectsModule, projectsParts } from '@callboard/projects'
import { reviewModule, reviewParts } from '@callboard/review'
import { schedulingModule, schedulingParts } from '@callboard/scheduling'

export const containerModules = [
  accountsModule,
  adminModule,
  freelancersModule,
  lobbyModule,
  postingModule,
  projectsModule,
  reviewModule,
  schedulingModule,
]

/** Everything the modules offer: calls, jobs, subscriptions and rooms. */
export const allModules: readonly ModuleParts[] = [
  accountsParts,
  adminParts,
  freelancersParts,
  lobbyParts,
  postingParts,
  projectsParts,
  reviewParts,
  schedulingParts,
]
