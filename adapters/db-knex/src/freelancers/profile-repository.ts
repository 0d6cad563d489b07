import type { Profile, ProfileRepository, WorkerRole } from '@callboard/freelancers'
import { WORKER_ROLES } from '@callboard/freelancers/contract'
import type { Knex } from 'knex'
import {
  byBeginnings,
  insertIfAbsent,
  literal,
  locked,
  type Query,
  searchKey,
  typedWords,
} from '../dialect/index.ts'
import {
  flag,
  isText,
  json,
  listOf,
  number,
  orNull,
  parts,
  Rows,
  tableOf,
  text,
  WordIndex,
} from '../table/index.ts'

type ProfileRow = Omit<Profile, 'willWorkAs' | 'showTo'> & {
  readonly worksAs: Readonly<Record<WorkerRole, boolean>>
}

const PROFILES = tableOf<ProfileRow>().named(
  'freelancer_profile',
  {
    userId: text('user_id'),
    name: text('name'),
    worksAs: parts({ session_runner: flag('session_runner'), lobby_manager: flag('lobby_manager') }),
    experience: text('experience'),
    availableDates: json('available_dates', listOf(isText)),
    nonAvailableDates: json('non_available_dates', listOf(isText)),
    availabilityNotes: text('availability_notes'),
    timezone: text('timezone'),
    phone: orNull(text('phone')),
    receiveEmail: flag('receive_email'),
    receiveText: flag('receive_text'),
    showToAll: flag('show_to_all'),
    version: number('version'),
  },
  { name_key: (profile) => searchKey(profile.name) },
)
const SHOWN_TO = 'freelancer_profile_shown_to'

const NAMES = 'freelancer_profile_name'

/** People of one name who are looked up by it; among more of them the first page is found sooner in order of name. */
const FEW = 200

/** The words that profiles are found by. */
export const freelancerNames = (query: Query): WordIndex => new WordIndex(NAMES, query, 'beginnings')

export function profileRepository(query: Query): ProfileRepository {
  const rows = new Rows(PROFILES, query)
  const names = freelancerNames(query)

  async function withShownTo(select: Knex.QueryBuilder): Promise<readonly Profile[]> {
    const profiles = await rows.all(select)
    if (profiles.length === 0) return []
    const shown: { user_id: string; casting_director_id: string }[] = await query(SHOWN_TO)
      .whereIn(
        'user_id',
        profiles.map(({ userId }) => userId),
      )
      .orderBy('casting_director_id')
    const byUser = Map.groupBy(shown, (one) => one.user_id)
    return profiles.map(({ worksAs, ...profile }) => ({
      ...profile,
      willWorkAs: WORKER_ROLES.filter((role) => worksAs[role]),
      showTo: (byUser.get(profile.userId) ?? []).map((one) => one.casting_director_id),
    }))
  }

  /** Profiles in order of name. */
  const inOrder = (): Knex.QueryBuilder => query(PROFILES.name).orderBy(['name_key', 'user_id'])

  /** Profiles of a name that many have, in order of name. */
  function inOrderOfMany(name: string): Knex.QueryBuilder {
    // The names are compared in their index, since the rows are wide.
    const keys = query(PROFILES.name).select('user_id as named_id', 'name_key as named_key')
    for (const begin of typedWords(name).map(literal))
      keys.where((either) =>
        either
          .whereRaw("name_key like ? escape '!'", [`${begin}%`])
          .orWhereRaw("name_key like ? escape '!'", [`% ${begin}%`]),
      )
    return query(PROFILES.name)
      .join(keys.as('named'), 'named_id', 'user_id')
      .orderBy(['named_key', 'named_id'])
      .select(`${PROFILES.name}.*`)
  }

  return {
    find: async (userId) => (await withShownTo(rows.where({ user_id: userId })))[0] ?? null,
    lock: async (userId) => void (await locked(rows.where({ user_id: userId })).select('user_id')),
    many: (userIds) =>
      userIds.length === 0
        ? Promise.resolve([])
        : withShownTo(query(PROFILES.name).whereIn('user_id', [...userIds])),
    save: async (profile) => {
      const { userId: user_id, version, willWorkAs } = profile
      const row = PROFILES.toRow({
        ...profile,
        worksAs: {
          session_runner: willWorkAs.includes('session_runner'),
          lobby_manager: willWorkAs.includes('lobby_manager'),
        },
        version: version + 1,
      })
      const isSaved =
        version === 0
          ? await insertIfAbsent(query, PROFILES.name, row)
          : (await rows.where({ user_id, version }).update(row)) > 0
      if (!isSaved) return false
      await names.keep(user_id, byBeginnings(profile.name))
      await query(SHOWN_TO).where({ user_id }).delete()
      const directors = profile.showTo.map((casting_director_id) => ({ user_id, casting_director_id }))
      if (directors.length > 0) await query(SHOWN_TO).insert(directors)
      return true
    },
    page: async ({ viewer, name, willWorkAs, freeOn, without = [] }, skip, limit) => {
      const few = name === undefined ? null : await names.few(name, FEW)
      const found = name !== undefined && !few ? inOrderOfMany(name) : inOrder()
      if (few) found.whereIn('user_id', [...few])
      found.offset(skip).limit(limit)
      if (viewer !== 'all') {
        const shownToViewer = query(SHOWN_TO).where({ casting_director_id: viewer.userId }).select('user_id')
        found.where((either) =>
          either
            .where({ show_to_all: true })
            .orWhere({ user_id: viewer.userId })
            .orWhereIn('user_id', shownToViewer),
        )
      }
      if (willWorkAs !== undefined) found.where({ [willWorkAs]: true })
      if (freeOn !== undefined) found.whereNot('non_available_dates', 'like', `%"${freeOn}"%`)
      if (without.length > 0) found.whereNotIn('user_id', [...without])
      return await withShownTo(found)
    },
    erase: async (userId) => {
      await query(SHOWN_TO).where({ user_id: userId }).orWhere({ casting_director_id: userId }).delete()
      await names.drop(userId)
      await rows.remove({ user_id: userId })
    },
  }
}
