/** A check-in and the profile of an account have one catalogue; the domain of the lobby reads it here. */
export {
  CLOTHES_TYPE_WORDS,
  CLOTHES_TYPES,
  type ClothesType,
  MOST_INCHES,
  SIZE_TYPE_WORDS,
  SIZE_TYPES,
  SIZES_OF,
  type SizeType,
  sizeCatalogue,
  sizeFaults,
  sizeOf,
  TALLEST_FEET,
} from '@callboard/accounts/contract'
