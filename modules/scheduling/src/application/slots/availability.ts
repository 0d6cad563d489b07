import { useCase } from '@callboard/core'
import { getAvailability, listAvailability } from '../../contract/index.ts'
import { AvailabilityReader } from './availability-reader.ts'

export const ListAvailability = useCase(
  listAvailability,
  { reader: AvailabilityReader },
  ({ needs, input, subject: place }) => needs.reader.read(place, { zone: input.time_zone }),
)

export const GetAvailability = useCase(
  getAvailability,
  { reader: AvailabilityReader },
  ({ needs, input, subject: place }) =>
    needs.reader.read(place, { frameId: input.availability, zone: input.time_zone }),
)
