import type { TalentDetails, TalentDetailsRepository } from '@callboard/lobby'
import { CLOTHES_TYPES } from '@callboard/lobby/contract'
import { isSizeCodes } from '../accounts/size-codes.ts'
import type { Query } from '../dialect/index.ts'
import { json, number, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

/** Columns of a record that the list of the lobby does not read. */
const DETAILS = tableOf<TalentDetails>().named('lobby_record', {
  id: text('id'),
  heightFt: orNull(number('height_ft')),
  heightIn: orNull(number('height_in')),
  clothesType: orNull(oneOf('clothes_type', CLOTHES_TYPES)),
  clothesSizes: orNull(json('clothes_sizes', isSizeCodes)),
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
