import { accountsModule } from '@callboard/accounts'
import { adminModule } from '@callboard/admin'
import type { ModuleParts } from '@callboard/core'
import { freelancersModule } from '@callboard/freelancers'
import { lobbyModule } from '@callboard/lobby'
import { postingModule } from '@callboard/posting'
import { projectsModule } from '@callboard/projects'
import { reviewModule } from '@callboard/review'
import { schedulingModule } from '@callboard/scheduling'

export const allModules: readonly ModuleParts[] = [
  accountsModule,
  adminModule,
  freelancersModule,
  lobbyModule,
  postingModule,
  projectsModule,
  reviewModule,
  schedulingModule,
]
