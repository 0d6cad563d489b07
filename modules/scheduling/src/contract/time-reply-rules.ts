/** `other_time`: the talent keeps the place and asks the casting office for another one. */
export const TIME_REPLY_ANSWERS = ['confirmed', 'other_time'] as const
export type TimeReplyAnswer = (typeof TIME_REPLY_ANSWERS)[number]

/** True while a talent has said nothing to the time of an appointment and still can. */
export const isAskedToConfirm = ({
  can,
  reply,
}: {
  readonly can: { readonly confirm: boolean }
  readonly reply: object | null
}): boolean => can.confirm && reply === null
