import type { Profile, ProfileRepository, ProfileSearch } from '@callboard/freelancers'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent } from '../dialect/statements.ts'
import { type ProfileRow, profileFromRow, profileToRow } from './profile.row.ts'

const TABLE = 'freelancer_profile'
const SHOWN_TO = 'freelancer_profile_shown_to'

const escaped = (words: string) => words.replaceAll(/[!%_]/g, '!$&')

export class KnexProfileRepository implements ProfileRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(userId: string): Promise<Profile | null> {
    const [profile] = await this.#withShownTo(await this.#query<ProfileRow>(TABLE).where({ user_id: userId }))
    return profile ?? null
  }

  async save(profile: Profile): Promise<boolean> {
    const row = profileToRow(profile)
    const { userId: user_id, version } = profile
    const isSaved =
      version === 0
        ? await insertIfAbsent(this.#query, TABLE, row)
        : (await this.#query(TABLE).where({ user_id, version }).update(row)) > 0
    if (!isSaved) return false
    await this.#query(SHOWN_TO).where({ user_id }).delete()
    const directors = profile.showTo.map((casting_director_id) => ({ user_id, casting_director_id }))
    if (directors.length > 0) await this.#query(SHOWN_TO).insert(directors)
    return true
  }

  async page(search: ProfileSearch, skip: number, limit: number): Promise<readonly Profile[]> {
    const { viewer, name, willWorkAs } = search
    const rows = this.#query<ProfileRow, ProfileRow[]>(TABLE)
      .orderBy(['name_key', 'user_id'])
      .offset(skip)
      .limit(limit)
    if (viewer !== 'all') {
      const shownToViewer = this.#query(SHOWN_TO)
        .where({ casting_director_id: viewer.userId })
        .select('user_id')
      rows.where((either) =>
        either
          .where({ show_to_all: true })
          .orWhere({ user_id: viewer.userId })
          .orWhereIn('user_id', shownToViewer),
      )
    }
    if (name !== undefined) rows.whereRaw("name_key like ? escape '!'", [`%${escaped(name)}%`])
    if (willWorkAs !== undefined) rows.where({ [willWorkAs]: true })
    return await this.#withShownTo(await rows)
  }

  async erase(userId: string): Promise<void> {
    await this.#query(SHOWN_TO).where({ user_id: userId }).orWhere({ casting_director_id: userId }).delete()
    await this.#query(TABLE).where({ user_id: userId }).delete()
  }

  async #withShownTo(rows: readonly ProfileRow[]): Promise<readonly Profile[]> {
    if (rows.length === 0) return []
    const shown: { user_id: string; casting_director_id: string }[] = await this.#query(SHOWN_TO)
      .whereIn(
        'user_id',
        rows.map((row) => row.user_id),
      )
      .orderBy('casting_director_id')
    const byUser = Map.groupBy(shown, (one) => one.user_id)
    return rows.map((row) =>
      profileFromRow(
        row,
        (byUser.get(row.user_id) ?? []).map((one) => one.casting_director_id),
      ),
    )
  }
}
