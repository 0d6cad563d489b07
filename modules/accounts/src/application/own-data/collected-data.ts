import { ADMIN_OWN_DATA } from '@callboard/admin/queries'
import { service } from '@callboard/core'
import { FREELANCERS_OWN_DATA } from '@callboard/freelancers/queries'
import { LOBBY_OWN_DATA, TALENT_TRACES } from '@callboard/lobby/queries'
import { POSTING_OWN_DATA } from '@callboard/posting/queries'
import { PROJECTS_OWN_DATA } from '@callboard/projects/queries'
import { type CollectedFiles, REVIEW_OWN_DATA } from '@callboard/review/queries'
import { SCHEDULING_OWN_DATA } from '@callboard/scheduling/queries'
import { jsonOf, readMe } from '../../domain/own-data.ts'
import { OwnAccountData } from './own-account-data.ts'

async function* wordsOf(text: string): AsyncIterable<string> {
  yield text
}

const SOURCES = {
  account: OwnAccountData,
  lobby: LOBBY_OWN_DATA,
  scheduling: SCHEDULING_OWN_DATA,
  review: REVIEW_OWN_DATA,
  posting: POSTING_OWN_DATA,
  projects: PROJECTS_OWN_DATA,
  freelancers: FREELANCERS_OWN_DATA,
  admin: ADMIN_OWN_DATA,
}

/** What all modules hold of an account, as files of one archive. */
export class CollectedData extends service({ talent: TALENT_TRACES, ...SOURCES }) {
  async of(userId: string): Promise<CollectedFiles> {
    const { talent, ...sources } = this.needs
    const { records } = await talent.of(userId)
    const parts = await Promise.all(Object.values(sources).map((source) => source.of({ userId, records })))
    const documents = parts.flatMap((part) => part.documents)
    return {
      texts: [
        { name: 'README.txt', text: wordsOf(readMe(documents)) },
        ...documents.map((document) => ({ name: `${document.name}.json`, text: jsonOf(document) })),
      ],
      files: parts.flatMap(({ files }) => files),
    }
  }
}
