import { ACCOUNTS_STORE } from '@callboard/accounts'
import { ADMIN_STORE } from '@callboard/admin'
import { JOB_STORE, type Token, type UnitOfWork } from '@callboard/core'
import {
  accountsRepositories,
  adminRepositories,
  type Database,
  freelancersRepositories,
  KnexJobStore,
  knexUnitOfWork,
  lobbyRepositories,
  postingRepositories,
  projectsRepositories,
  reviewRepositories,
  schedulingRepositories,
  type UnitOfWorkSettings,
} from '@callboard/db-knex'
import { FREELANCERS_STORE } from '@callboard/freelancers'
import { LOBBY_STORE } from '@callboard/lobby'
import { POSTING_STORE } from '@callboard/posting'
import { PROJECTS_STORE } from '@callboard/projects'
import { REVIEW_STORE } from '@callboard/review'
import { SCHEDULING_STORE } from '@callboard/scheduling'
import { ContainerModule } from 'inversify'

/** The tables of every module in one database. */
export const stores = (database: Database, settings: UnitOfWorkSettings) =>
  new ContainerModule(({ bind }) => {
    const store = <R>(token: Token<UnitOfWork<R>>, repositories: Parameters<typeof knexUnitOfWork<R>>[1]) =>
      bind(token).toConstantValue(knexUnitOfWork(database, repositories, settings))

    store(ACCOUNTS_STORE, accountsRepositories)
    store(ADMIN_STORE, adminRepositories)
    store(FREELANCERS_STORE, freelancersRepositories)
    store(LOBBY_STORE, lobbyRepositories)
    store(POSTING_STORE, postingRepositories)
    store(PROJECTS_STORE, projectsRepositories)
    store(REVIEW_STORE, reviewRepositories)
    store(SCHEDULING_STORE, schedulingRepositories)
    bind(JOB_STORE).toConstantValue(new KnexJobStore(database))
  })
