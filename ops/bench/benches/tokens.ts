import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignIns } from '@callboard/accounts'
import { sha256Hasher, systemClock, uuidIds } from '@callboard/crypto-node'
import {
  accountsRepositories,
  type Database,
  knexUnitOfWork,
  migrate,
  openDatabase,
} from '@callboard/db-knex'
import { median } from '../measure/alternate.ts'
import { absolute, type Figure } from '../measure/figure.ts'

const ROUNDS = 9
const CHECKS = 20_000

/** A signed-in user. @returns a function that checks the user's token */
async function signedIn(database: Database): Promise<() => Promise<unknown>> {
  const ids = uuidIds(systemClock)
  const store = knexUnitOfWork(database, accountsRepositories, {
    ids,
    clock: systemClock,
    subscriptionsOf: () => [],
    wake: () => {},
  })
  const signIns = new SignIns({ store, clock: systemClock, ids, hasher: sha256Hasher, needSecondFactor: [] })
  const user = {
    id: ids.next(),
    email: `${randomBytes(6).toString('hex')}@example.com`,
    passwordHash: null,
    googleSubject: null,
    secondFactor: null,
    userType: 'casting_director',
    firstName: 'Ada',
    lastName: 'Okafor',
    phone: null,
    staffRequested: false,
    logoKey: null,
    businessId: null,
    externalPlatformUser: false,
    createdAt: systemClock.now(),
    version: 1,
  } as const
  const token = await store.write(async (accounts) => {
    await accounts.users.add(user)
    return await signIns.begin(accounts, user.id)
  })
  return async () => {
    if (!(await signIns.actorOf(token))) throw new Error('The token is not known.')
  }
}

/** PER-02: the cost of identifying the caller. */
export async function tokens(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-tokens-'))
  const database = await openDatabase({ file: join(folder, 'callboard.sqlite') })
  const rounds: number[] = []
  try {
    await migrate(database)
    const check = await signedIn(database)
    for (let round = 0; round < ROUNDS; round += 1) {
      const began = performance.now()
      for (let done = 0; done < CHECKS; done += 1) await check()
      rounds.push(((performance.now() - began) * 1_000) / CHECKS)
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
  return [absolute({ id: 'PER-02', name: 'Token check, median', unit: 'µs', limit: 20 }, median(rounds))]
}
