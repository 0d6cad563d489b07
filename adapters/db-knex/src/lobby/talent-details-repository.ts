import type { TalentDetails, TalentDetailsRepository } from '@callboard/lobby'
import { CLOTHES_TYPES, SIZE_TYPES } from '@callboard/lobby/contract'
import type { Query } from '../dialect/index.ts'
import { isObject, json, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const isSizes = (value: unknown): value is NonNullable<TalentDetails['clothesSizes']> =>
  isObject(value) &&
  Object.entries(value).every(
    ([type, size]) => SIZE_TYPES.some((known) => known === type) && typeof size === 'string',
  )

/** Columns of a record that the list of the lobby does not read. */
const DETAILS = tableOf<TalentDetails>().named('lobby_record', {
  id: text('id'),
  heightFt: orNull(number('height_ft')),
  heightIn: orNull(number('height_in')),
  clothesType: orNull(oneOf('clothes_type', CLOTHES_TYPES)),
  clothesSizes: orNull(json('clothes_sizes', isSizes)),
})

export function talentDetails(query: Query): TalentDetailsRepository {
  const rows = new Rows(DETAILS, query)
  return {
    of: async (recordId) => {
      const found = await rows.first(rows.where({ id: recordId }).select([...DETAILS.columns]))
      if (!found) throw new Error(`There is no check-in ${recordId}.`)
      return found
    },
    save: (details) => rows.save(details),
  }
}
