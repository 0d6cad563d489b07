import { SIZE_TYPES, type SizeType } from '@callboard/accounts/contract'
import { isObject, isText } from '../table/index.ts'

/** Chosen sizes: kind of size → code of the catalogue. */
export const isSizeCodes = (value: unknown): value is Readonly<Partial<Record<SizeType, string>>> =>
  isObject(value) &&
  Object.entries(value).every(([type, size]) => SIZE_TYPES.some((known) => known === type) && isText(size))
