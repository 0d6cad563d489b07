/** `other_time`: the talent keeps the place and asks the casting office for another one. */
export const TIME_REPLY_ANSWERS = ['confirmed', 'other_time'] as const
export type TimeReplyAnswer = (typeof TIME_REPLY_ANSWERS)[number]
