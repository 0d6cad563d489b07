import { addToGroup } from '@callboard/lobby/contract'
import { addLink, copyToPage, getPage } from '@callboard/posting/contract'
import { getReview, listOwnTakes, startTakes, stopTakes } from '@callboard/review/contract'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from './api-client.ts'
import { finishCurrentGroup } from './finish-group.ts'
import { prepareCheckIn, signIn, startSession } from './office.ts'
import { recordTake } from './record-take.ts'
import { TakeDevice } from './take-device.ts'

/** @returns a page with a group of Ana and Dov, each with a take, and the group of Cai; its paths, and what is answered on it */
export async function pageOfTwo(origin: string) {
  const director = await signIn(origin, 'director')
  const { _id: session, studio, studio_uri: uri } = await startSession(director, ['Barista', 'Regular'])
  const come = async (name: string) =>
    (await prepareCheckIn(origin, { uri, session }, name, 'Barista')).submit()
  const pair = [await come('Ana'), await come('Dov')]
  for (const { record_id } of pair) await director.call(addToGroup, { id: record_id })
  await director.call(startTakes, { session })
  const devices = await Promise.all(
    pair.map(async ({ page_key }) => {
      const talent = new ApiClient(origin, page_key!)
      return new TakeDevice(origin, talent, (await talent.call(listOwnTakes, {})).takes[0]!._id)
    }),
  )
  for (const device of devices) await device.record(2)
  await director.call(stopTakes, { session })
  for (const device of devices) await device.finish()
  await finishCurrentGroup(director, session)
  const cai = await come('Cai')
  await director.call(addToGroup, { id: cai.record_id })
  await recordTake(origin, director, session, cai.page_key!)
  const groups = await until(
    'every take can be played',
    async () => (await director.call(getReview, { session })).groups,
    (all) => all.every(({ videos }) => videos.every(({ state }) => state === 'ready')),
  )
  const ids = groups.map(({ _id }) => _id)
  const page = await director.call(copyToPage, { session, groups: ids, new_page: 'Pairs' })
  const name = 'For the client'
  const link = await director.call(addLink, { id: studio, name, posting_pages: [page._id] })
  const answers = async () =>
    (await director.call(getPage, { id: page._id })).feedbacks.map(({ to_user, feedback }) => {
      const talent = groups.flatMap(({ records }) => records).find(({ _id }) => _id === to_user)
      return `${talent?.first_name} ${feedback}`
    })
  return {
    director,
    answers,
    staff: `/posting-page/${uri}/${page._id}`,
    linked: `/posting-page-via-link/${uri}/${link._id}/${page._id}`,
  }
}
