import { getLobby } from '@callboard/lobby/contract'
import { getPage, listPostings } from '@callboard/posting/contract'
import { listDirectorsProjects } from '@callboard/projects/contract'
import { getReview, listArchives } from '@callboard/review/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { ownProduct } from '../support/product-for-tests.ts'

/** Milliseconds: takes are made one after another. */
const MAKING = 600_000

describe('a demo day whose making is killed', () => {
  const product = ownProduct(() => ({ CALLBOARD_DEMO: 'true', CALLBOARD_TRUST_PROXY: '1' }))

  /** The session of today with its project; null before they are there. */
  async function today(director: ApiClient) {
    const { studios } = await director.call(listDirectorsProjects, {})
    const session = studios[0]?.sessions.find(({ name }) => name === 'First round')
    return studios[0] && session ? { studio: studios[0]._id, session: session._id } : null
  }

  async function made(director: ApiClient) {
    const found = (await today(director))!
    const { records } = await director.call(getLobby, { id: found.session })
    const { groups } = await director.call(getReview, { session: found.session })
    const { pages, links } = await director.call(listPostings, { id: found.studio })
    const [page] = pages
    const answers = page ? (await director.call(getPage, { id: page._id })).feedbacks.length : 0
    const { archives } = await director.call(listArchives, { session: found.session })
    const takes = groups.flatMap(({ videos }) => videos.map(({ name, state }) => `${name} ${state}`))
    return {
      arrivals: records.map(({ first_name, state }) => `${first_name} ${state}`).sort(),
      takes: takes.sort(),
      posted: [pages.length, links.length, answers],
      archives: archives.length,
    }
  }

  const WHOLE = {
    arrivals: [
      'Ines on_deck',
      'Jonah waiting',
      'Leo skipped',
      'Mei waiting',
      'Nina waiting',
      'Omar signed_out',
      'Priya in_casting',
      'Rafael waiting',
      'Yusuf expected',
    ],
    takes: [
      'Nina Brandt, take 1 ready',
      'Nina Brandt, take 2 ready',
      'Omar Haddad, take 1 ready',
      'Omar Haddad, take 2 ready',
      'Priya Nair, take 1 ready',
    ],
    posted: [1, 1, 2],
    archives: 1,
  }

  it('is whole after a later start, with nothing in it twice [OPS-09]', async () => {
    // Killed while people check in, while takes are made, and while answers are given.
    const moments: readonly ((now: Awaited<ReturnType<typeof made>>) => boolean)[] = [
      ({ arrivals }) => arrivals.length > 2,
      ({ takes }) => takes.length > 0,
      ({ posted }) => posted[0]! > 0,
    ]
    for (const isThere of moments) {
      const director = await signIn(product.origin, 'director')
      await until('the next moment to kill has come', () => made(director), isThere, MAKING)
      await product.killAndRestart()
    }
    const director = await signIn(product.origin, 'director')
    // Videos and the archive are made by jobs.
    const whole = await until(
      'the takes and the archive are made',
      () => made(director),
      ({ archives, takes }) => archives > 0 && takes.every((take) => take.endsWith('ready')),
      MAKING,
    )
    expect(whole).to.deep.equal(WHOLE)
  })
})
