import type { BlobStore } from '@callboard/core'
import { SIZE_TYPES, sizeOf, type TalentInfo } from '../../contract/index.ts'
import type { CheckInRecord, TalentDetails } from '../../domain/index.ts'
import { staffRecordView } from '../line/record-view.ts'

/** A talent with everything that staff may know. */
export function talentInfoView(record: CheckInRecord, details: TalentDetails, blobs: BlobStore): TalentInfo {
  const { heightFt, heightIn, clothesType, clothesSizes } = details
  const sizes = SIZE_TYPES.flatMap((type) => {
    const code = clothesSizes?.[type]
    const size = code && sizeOf(type, code)
    return size ? [[type, { value: size.value, label: size.label }] as const] : []
  })
  return {
    record: staffRecordView(record, blobs),
    height: heightFt === null && heightIn === null ? null : { ft: heightFt ?? 0, inches: heightIn ?? 0 },
    clothes_type: clothesType,
    clothes_size_object: Object.fromEntries(sizes),
  }
}
