import type { PhoneNumbers, Pictures } from '@callboard/core'

/** Takes what already looks like E.164; anything else is no number. */
export const memoryPhoneNumbers: PhoneNumbers = {
  parse(typed) {
    const digits = typed.replaceAll(/[\s().-]/g, '')
    return /^\+[1-9]\d{6,14}$/.test(digits) ? digits : null
  },
}

const JPEG_START = [0xff, 0xd8, 0xff]
const PNG_START = [0x89, 0x50, 0x4e, 0x47]

/** Believes the first bytes of a JPEG or PNG and gives them back as a picture of the longest side asked for. */
export const memoryPictures: Pictures = {
  async toJpeg(bytes, longestSide) {
    const isPicture = [JPEG_START, PNG_START].some((start) =>
      start.every((byte, index) => bytes[index] === byte),
    )
    return isPicture ? { bytes, width: longestSide, height: longestSide } : null
  },
}
